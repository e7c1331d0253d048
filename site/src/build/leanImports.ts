import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Returns the style sheets of a chunk and of all that it imports statically. */
function sheetsOf(fileName: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
  seen.add(fileName);
  const own = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [...own, ...chunk.imports.flatMap((imported) => sheetsOf(imported, bundle, seen))];
}

/** Lists each `import()` that needs a style sheet which its own chunk does not bring. */
function unstyledImports(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const present = sheetsOf(chunk.fileName, bundle);
    return chunk.dynamicImports.flatMap((fileName) => {
      const missing = sheetsOf(fileName, bundle).filter((sheet) => !present.includes(sheet));
      const target = bundle[fileName];
      const name = (target?.type === 'chunk' && target.facadeModuleId) || fileName;
      return missing.length > 0 ? [`${name} (imported by ${chunk.fileName}) needs ${missing.join(', ')}`] : [];
    });
  });
}

/**
 * Replaces the helper that Vite wraps around every `import()`, which first loads the chunk's style sheets: 0.9 KB on each page.
 * Fails the build where an `import()` would need that: its sheet would be missing, or block a page that may never use it.
 */
export function leanImports(): Plugin {
  return {
    name: 'marketrow:lean-imports',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // In a plugin: Astro overwrites this option of the configuration file. Without it each file would list what to preload.
    config: () => ({ build: { modulePreload: false } }),
    load(id) {
      return id.startsWith('\0vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined;
    },
    generateBundle(_, bundle) {
      const unstyled = unstyledImports(bundle);
      if (unstyled.length === 0) return;
      this.error(
        `import() does not load style sheets here (site/src/build/leanImports.ts), so these would appear unstyled:\n` +
          unstyled.map((line) => `  ${line}\n`).join('') +
          `Import the CSS in a sheet that the page links (site/src/styles), or import its address ('….css?url') and pass it to loadSheet.`,
      );
    },
  };
}
