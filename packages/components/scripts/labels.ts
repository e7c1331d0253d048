/**
 * `npm run labels`: writes `src/labels/<language>.ts` for English and for each language that a component is translated
 * into (`X/labels.de.ts`): one line a component, which exports its strings by its name. A new language is a folder of such
 * files, and needs no edit anywhere: the entries of package.json are written, too.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const languageNames: Readonly<Record<string, string>> = { en: 'English', de: 'German' };

/**
 * The files that gather the strings of all components, by path below `src`.
 *
 * @param kit folder of the package
 * @returns text by path
 */
export function labelIndexes(kit: string): Map<string, string> {
  const source = join(kit, 'src');
  const languages = new Set(['en']);
  for (const file of globSync('*/labels.*.ts', { cwd: source })) {
    const language = /labels\.([a-z-]+)\.ts$/i.exec(file)?.[1];
    if (language !== undefined) languages.add(language);
  }
  const indexes = new Map<string, string>();
  for (const language of [...languages].sort()) {
    const suffix = language === 'en' ? '' : `.${language}`;
    const folders = globSync(`*/labels${suffix}.ts`, { cwd: source }).map((file) => file.split(/[/\\]/)[0] ?? '');
    const lines = folders.sort().map((folder) => {
      const text = readFileSync(join(source, folder, `labels${suffix}.ts`), 'utf8');
      const names = [...text.matchAll(/^export const (\w+)Labels\b/gm)].map(([, name = '']) => name);
      const exports = names.map((name) => `${name}Labels as ${name.charAt(0).toUpperCase()}${name.slice(1)}`);
      return `export { ${exports.join(', ')} } from '../${folder}/labels${suffix}';`;
    });
    const title = languageNames[language] ?? `\`${language}\``;
    indexes.set(
      `labels/${language}.ts`,
      `/* The ${title} strings of every component, by its name. \`npm run labels\` writes this file. */\n${lines.join('\n')}\n`,
    );
  }
  return indexes;
}

/**
 * package.json with the entries of every language: `./labels/<language>`, and the same below each component; after those that are there.
 *
 * @param text of package.json
 * @param languages without English, which is built into the components
 * @returns its text; the same when no entry was missing
 */
export function withLabelEntries(text: string, languages: readonly string[]): string {
  const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
  const missing = languages.filter((language) => !Object.hasOwn(manifest.exports, `./labels/${language}`));
  if (missing.length === 0) return text;
  const own = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  const added = missing.flatMap((language): [string, unknown][] => [
    [`./labels/${language}`, own(`labels/${language}`)],
    [`./*/labels/${language}`, own(`*/labels.${language}`)],
  ]);
  const entries = Object.entries(manifest.exports);
  const last = entries.findLastIndex(([name]) => name.includes('/labels/'));
  const exports = Object.fromEntries([...entries.slice(0, last + 1), ...added, ...entries.slice(last + 1)]);
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
}

/**
 * Writes the files of `labelIndexes`, and the entries of package.json.
 *
 * @param kit folder of the package
 * @returns the paths of the files that changed
 */
export function writeLabelIndexes(kit: string): string[] {
  const changed: string[] = [];
  const indexes = labelIndexes(kit);
  const manifest = join(kit, 'package.json');
  const languages = [...indexes.keys()].map((file) => basename(file, '.ts')).filter((language) => language !== 'en');
  const files: [path: string, text: string][] = [
    ...[...indexes].map(([file, text]): [string, string] => [join(kit, 'src', file), text]),
    [manifest, withLabelEntries(readFileSync(manifest, 'utf8'), languages)],
  ];
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(join(kit, 'src/labels'), { recursive: true });
    writeFileSync(path, text);
    changed.push(path);
  }
  return changed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const changed = writeLabelIndexes(fileURLToPath(new URL('..', import.meta.url)));
  console.log(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'Everything is current.');
}
