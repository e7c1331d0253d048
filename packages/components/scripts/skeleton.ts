/**
 * `npm run skeleton`: prints one row per component with the conventions that all components share, and fails if a row
 * differs. docs/house-style.md describes the conventions. Its test uses `readSkeletons`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { componentFolders } from '../tooling/entries.ts';

const kitFolder = fileURLToPath(new URL('..', import.meta.url));

/** Invisible components, which need no stories. */
const withoutLook = new Set(['KitProvider', 'LiveRegion', 'VisuallyHidden']);

/** Conventions of one component, and its deviations. */
export interface SkeletonRow {
  name: string;
  signature: string;
  strings: string;
  addresses: string;
  lists: string;
  docs: string;
  /** Name of the first story. */
  stories: string;
  files: string;
  client: string;
  faults: string[];
}

/**
 * Reads the shared conventions of every public component.
 * @param kit folder of the package
 * @returns one row per component
 */
export function readSkeletons(kit = kitFolder): SkeletonRow[] {
  return componentFolders(kit).map(({ room, name }) => readRow(join(kit, 'src', room, name), name));
}

function readRow(folder: string, name: string): SkeletonRow {
  const present = readdirSync(folder);
  const faults: string[] = [];
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  // A component that other files of the kit use as a part may be in `internal/parts`.
  const own = !index.includes(`internal/parts/${name}.js'`);
  const needed = [
    ...(own ? [`${name}.tsx`] : []),
    `${name}.test.tsx`,
    'index.ts',
    ...(withoutLook.has(name) ? [] : [`${name}.stories.tsx`]),
  ];
  const missing = needed.filter((file) => !present.includes(file));
  faults.push(...missing.map((file) => `${file} is missing`));

  const text = present.includes(`${name}.tsx`) ? readFileSync(join(folder, `${name}.tsx`), 'utf8') : '';
  const file = ts.createSourceFile(`${name}.tsx`, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const component = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const props = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === `${name}Props`,
  );
  const members = props?.members.filter(ts.isPropertySignature) ?? [];

  const parameter = component?.parameters[0]?.name;
  const signature = !own || (parameter && ts.isObjectBindingPattern(parameter)) ? 'destructured' : 'other';
  if (component && signature === 'other') faults.push('the signature does not destructure its props');

  const takes = new Set(
    parameter && ts.isObjectBindingPattern(parameter)
      ? parameter.elements.map((element) => element.name.getText())
      : [],
  );
  const strings = readStrings(folder, present, name, takes, faults);
  const addresses = members.map(nameOf).filter((member) => /href/i.test(member));
  for (const member of members.map(nameOf)) {
    if (/^(url|path)$|(Url|Path)$/.test(member)) faults.push(`\`${member}\` is a URL: name it \`href\` or \`…Href\``);
  }

  const lists = members.filter((member) => /^(readonly )?[^(]*\[\]( \| undefined)?$/.test(typeOf(member))).map(nameOf);

  const undocumented = undocumentedOf(folder, present);
  faults.push(...undocumented.map((member) => `${member} has no documentation`));
  return {
    name,
    signature,
    strings,
    addresses: addresses.join(' ') || '-',
    lists: lists.join(' ') || '-',
    docs: undocumented.length === 0 ? 'all' : `${undocumented.length} missing`,
    stories: readStories(folder, present, name, faults),
    files: missing.length === 0 ? 'all' : `${missing.length} missing`,
    client: text.startsWith("'use client'") ? 'client' : 'server-safe',
    faults,
  };
}

/** A component with `labels` must merge them over the provider's and the English ones of its name. */
function readStrings(folder: string, present: string[], name: string, takes: Set<string>, faults: string[]): string {
  if (!takes.has('labels')) return '-';
  if (name === 'KitProvider') return 'of all';
  const merge = `(en.${name}, settings.labels.${name}, labels)`;
  const parts = present.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
  if (!parts.some((file) => readFileSync(join(folder, file), 'utf8').includes(merge))) {
    faults.push(`strings are not merged by mergeLabels${merge}`);
  }
  return 'en de';
}

/** The first story must show every state; the id keeps links and baselines stable when titles change. */
function readStories(folder: string, present: string[], name: string, faults: string[]): string {
  const file = `${name}.stories.tsx`;
  if (!present.includes(file)) return '-';
  const text = readFileSync(join(folder, file), 'utf8');
  const id = `id: 'components-${name.toLowerCase()}'`;
  if (!new RegExp(`preview\\.meta\\(\\{\\s+${id},`).test(text))
    faults.push(`the stories have no id of their own: start their \`meta\` with \`${id}\``);
  const [story = '', first = 'none'] =
    /^export const (\w+) = meta\.story\([^]*?(?=^export const|(?![^]))/m.exec(text) ?? [];
  if (withoutLook.has(name)) return first;
  if (first !== 'Matrix') faults.push(`the first story is ${first}: it must be Matrix, with every state`);
  else if (!/<States\b/.test(story))
    faults.push('the story Matrix has no captions: render each state in a `State` of `States`');
  return first;
}

/**
 * Returns exported functions, constants, types and members of exported interfaces without a comment. `XProps` itself
 * needs none: its component is documented.
 */
function undocumentedOf(folder: string, present: string[]): string[] {
  const missing: string[] = [];
  for (const name of present.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|browser|test-d)\.|^index\.ts$/.test(file),
  )) {
    const file = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) {
      const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
      if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const title = ts.isVariableStatement(statement)
        ? (statement.declarationList.declarations[0]?.name.getText() ?? '')
        : 'name' in statement && statement.name
          ? (statement.name as ts.Identifier).getText()
          : '';
      if (!/Props$/.test(title) && !isDocumented(statement)) missing.push(`${name}: ${title}`);
      if (!ts.isInterfaceDeclaration(statement)) continue;
      for (const member of statement.members) {
        if (!isDocumented(member)) missing.push(`${name}: ${title}.${member.name?.getText() ?? ''}`);
      }
    }
  }
  return missing;
}

function isDocumented(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).length > 0;
}

function nameOf(member: ts.PropertySignature): string {
  return member.name.getText();
}

function typeOf(member: ts.PropertySignature): string {
  return member.type?.getText() ?? '';
}

function print(rows: SkeletonRow[]): void {
  const columns = ['name', 'files', 'client', 'signature', 'strings', 'lists', 'addresses', 'docs', 'stories'] as const;
  const widths = columns.map((column) =>
    Math.min(38, Math.max(column.length, ...rows.map((row) => row[column].length))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
  for (const { name, faults } of rows) for (const fault of faults) console.error(`${name}: ${fault}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = readSkeletons();
  print(rows);
  if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
