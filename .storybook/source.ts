interface GlobOptions {
  query?: string;
  import?: string;
}

declare global {
  interface ImportMeta {
    /** Imports the files of a pattern (Vite): functions by path, or the files themselves if `eager`. */
    glob: {
      <File>(pattern: string, options: GlobOptions & { eager: true }): Record<string, File>;
      (pattern: string, options?: GlobOptions): Record<string, () => Promise<unknown>>;
    };
    /** Variables that the run was started with (Vite). */
    env: Readonly<Record<string, unknown>>;
  }
}

/** Entries of the kit's components and icons by name. */
const entries: ReadonlyMap<string, string> = new Map([
  ...Object.keys(import.meta.glob('../packages/components/src/{base,shop,work}/[A-Z]*/index.ts')).map(
    (file) => [file.split('/').at(-2) ?? '', ''] as const,
  ),
  ...Object.keys(import.meta.glob('../packages/components/src/icons/*.tsx')).map(
    (file) => [/(\w+)\.tsx$/.exec(file)?.[1] ?? '', 'icons/'] as const,
  ),
]);

/** An object or a list of several lines that is a prop, as Storybook prints it. */
const record = /^( *)(?!style=)([\w-]+)=\{[{[]\n.*?\n\1[}\]]\}/gms;

/**
 * Adds the imports to the elements that Storybook prints under "Show code", and names the records of a story, which are hundreds
 * of lines. For `parameters.docs.source.transform`. The docs page transforms a second time what this has written.
 */
export function withImports(source: string): string {
  if (source.startsWith('import ')) return source;
  const code = source.replaceAll(record, '$1$2={$2}').replaceAll(/function \w+\(\)\s*\{\}/g, '() => {}');
  const names = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name));
  const imports = [...names].flatMap((name) => {
    const folder = entries.get(name);
    return folder === undefined ? [] : `import { ${name} } from '@marketrow/components/${folder}${name}';`;
  });
  return imports.length === 0 ? code : [...imports, '', code].join('\n');
}
