"""What build.py hands over to: building the site, serving it, checking everything."""
