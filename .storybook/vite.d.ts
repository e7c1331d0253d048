/** What Vite adds to `import.meta`, as far as the stories use it. */
interface ImportMeta {
  /** Functions that import the files of a pattern, by their paths. */
  glob: (pattern: string) => Record<string, () => Promise<unknown>>;
}
