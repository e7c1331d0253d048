/** A script as it stands in the HTML: without its comments and indentation. */
export function leanScript(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
