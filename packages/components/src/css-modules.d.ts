/** A CSS module: local class name to the readable name `mr-<File>-<local>`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
