// How svgo rounds the court pictures: shapes to whole units, and nothing else about the file.
export default {
  multipass: false,
  plugins: [{ name: "convertPathData", params: { floatPrecision: 0, transformPrecision: 0 } }],
};
