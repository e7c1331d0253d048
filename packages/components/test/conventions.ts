/** Conventions of every component that no type can hold (docs/house-style.md). Their test and that of `npm run new` use them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { componentFolders } from '../tooling/entries.ts';

/** Invisible components, which need no stories. */
const withoutLook = ['KitProvider', 'LiveRegion', 'VisuallyHidden'];

/**
 * Returns what differs from the conventions, as `Price: Price.test.tsx is missing`.
 * @param kit folder of the package
 */
export function findFaults(kit: string): string[] {
  return componentFolders(kit).flatMap(({ room, name }) => {
    const folder = join(kit, 'src', room, name);
    const texts = new Map(
      globSync('*.{ts,tsx}', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
    return [...fileFaults(name, texts), ...codeFaults(name, texts), ...storyFaults(name, texts)].map(
      (fault) => `${name}: ${fault}`,
    );
  });
}

/** Groups of the sidebar, in the order of `.storybook/preview.tsx`. */
export const groups = [
  'Foundations',
  'Actions',
  'Fields',
  'Feedback',
  'Navigation',
  'Catalog',
  'Cart and checkout',
  'Account',
  'Work',
];

type Texts = ReadonlyMap<string, string>;

function fileFaults(name: string, texts: Texts): string[] {
  const needed = [`${name}.test.tsx`, ...(withoutLook.includes(name) ? [] : [`${name}.stories.tsx`])];
  return needed.filter((file) => !texts.has(file)).map((file) => `${file} is missing`);
}

function codeFaults(name: string, texts: Texts): string[] {
  const sources = [...texts].filter(([file]) => !/\.(test|stories|test-d)\.|^index\.ts$/.test(file));
  const text = texts.get(`${name}.tsx`) ?? '';
  const [, props] = new RegExp(`function ${name}(?:<[^(]*>)?\\((.*?)\\) (?::.*?)?\\{`, 's').exec(text) ?? [];
  const faults = sources.flatMap(([file, source]) => undocumented(file, source));
  if (props !== undefined && !/^(?:\{|$)/.test(props)) faults.push('the signature does not destructure its props');
  const merge = `(en.${name}, settings.labels.${name}, labels)`;
  if (
    /\blabels\b/.test(props ?? '') &&
    name !== 'KitProvider' &&
    !sources.some(([, source]) => source.includes(merge))
  ) {
    faults.push(`strings are not merged by mergeLabels${merge}`);
  }
  const [members = ''] = new RegExp(`^export interface ${name}Props\\b.*?^\\}`, 'ms').exec(text) ?? [];
  for (const [, url] of members.matchAll(/^ {2}(url|path|\w+(?:Url|Path))\?*:/gm)) {
    faults.push(`\`${String(url)}\` is a URL: name it \`href\` or \`…Href\``);
  }
  return faults;
}

/** The first story must show every state; the id keeps links and baselines stable when a component changes its group. */
function storyFaults(name: string, texts: Texts): string[] {
  const text = texts.get(`${name}.stories.tsx`);
  if (text === undefined) return [];
  const faults: string[] = [];
  const id = `id: 'components-${name.toLowerCase()}'`;
  if (!new RegExp(`preview\\.meta\\(\\{\\s+${id},`).test(text)) faults.push(`its stories do not start with \`${id}\``);
  const [, group = ''] = new RegExp(`${id},\\s+title: '(.+)/${name}',`).exec(text) ?? [];
  if (!groups.includes(group)) faults.push(`its stories have no title \`Group/${name}\`; groups: ${groups.join(', ')}`);
  const [first = '', story] = /^export const (\w+) = meta\.story\(.*?(?=^export const|(?!.))/ms.exec(text) ?? [];
  if (!withoutLook.includes(name) && (story !== 'Matrix' || !/<States\b/.test(first))) {
    faults.push('the first story is not `Matrix`, with every state in a `State` of `States`');
  }
  return faults;
}

/**
 * Returns exported functions, constants, types and members of exported interfaces without a comment. `XProps` itself
 * needs none: its component is documented.
 */
function undocumented(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const exported = file.statements.filter(
    (statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  return exported
    .flatMap((statement) => {
      const members = ts.isInterfaceDeclaration(statement) ? [...statement.members] : [];
      const isProps = 'name' in statement && /Props$/.test((statement.name as ts.Identifier).text);
      return isProps ? members : [statement, ...members];
    })
    .filter((node) => ts.getJSDocCommentsAndTags(node).length === 0)
    .map((node) => `${name}: \`${node.getText().split('\n')[0] ?? ''}\` has no documentation`);
}
