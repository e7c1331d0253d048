import { globSync } from 'node:fs';

/**
 * Returns rooms and names of all public components (`shop/Rating`), sorted by name. The default folder is the working
 * directory, since tsup bundles its configuration and `import.meta` then has another path; npm runs scripts in the
 * package's folder.
 * @param kit folder of the package
 */
export function componentFolders(kit = process.cwd()): { room: string; name: string }[] {
  return globSync('{base,shop,work}/[A-Z]*/index.ts', { cwd: `${kit}/src` })
    .map((file) => {
      const [room = '', name = ''] = file.split(/[/\\]/);
      return { room, name };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
