import type { Decorator } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/*
 * "Show code" prints the lines to copy: the import, the records in short, and the component with the props of the story.
 * Storybook's own text is the tree around it, with every record in full.
 */

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
    /** Of Vite too: what the run was started with. */
    env: Readonly<Record<string, unknown>>;
  }
}

/** Names of the kit's components and icons, which are also the last parts of their imports. */
const imports: Readonly<Record<string, string>> = Object.fromEntries([
  ...namesOf(
    import.meta.glob('../packages/components/src/{base,shop,work}/[A-Z]*/index.ts'),
    /\/(\w+)\/index\.ts$/,
  ).map((name) => [name, `@marketrow/components/${name}`] as const),
  ...namesOf(import.meta.glob('../packages/components/src/icons/*.tsx'), /\/([A-Z]\w+)\.tsx$/).map(
    (name) => [name, `@marketrow/components/icons/${name}`] as const,
  ),
]);

/** The component as a story draws it, by the story's id: only while a story is drawn can its render function be called. */
const drawn = new Map<string, ReactElement>();

/** Keeps the first element of the story's component that the story draws. */
export const withDrawnElement: Decorator = (Story, context) => {
  const { id, parameters, originalStoryFn, component, args } = context;
  if (parameters['__isPortableStory'] !== true && component !== undefined) {
    const element = findElement(originalStoryFn(args, context) as ReactNode, component);
    if (element) drawn.set(id, element);
    else drawn.delete(id);
  }
  return <Story />;
};

/** What a transform knows of its story. */
interface SourceContext {
  id: string;
  component?: unknown;
  args: object;
  parameters: { fileName?: string };
}

/** For `parameters.docs.source.transform`. The docs page transforms a second time what this has written. */
export function shortSource(source: string, { id, component, args, parameters }: SourceContext): string {
  if (source === '' || source.startsWith('import ')) return source;
  const name = nameOf(component);
  const folder = /components\/src\/\w+\/(\w+)\//.exec(parameters.fileName ?? '')?.[1];
  if (name === undefined || folder === undefined) return source;
  return printUsage(name, folder, (drawn.get(id)?.props ?? args) as Record<string, unknown>);
}

/** Prints an import, the records of `props` in short, and the element. */
export function printUsage(name: string, folder: string, props: Readonly<Record<string, unknown>>): string {
  const used = new Map([[name, `@marketrow/components/${folder}`]]);
  const records: string[] = [];
  const element = printElement(name, props, { used, records });
  const lines = [...used].map(([part, path]) => `import { ${part} } from '${path}';`);
  return [...lines, '', ...records, ...(records.length > 0 ? [''] : []), element].join('\n');
}

interface Printing {
  /** Imports by name. */
  used: Map<string, string>;
  /** Declarations of the records that do not fit in a line. */
  records: string[];
}

const widest = 60;

/** What says most of a record, and so comes first. */
const telling = ['id', 'title', 'name', 'price'];

function printElement(name: string, { children, ...props }: Readonly<Record<string, unknown>>, printing: Printing) {
  const attributes = Object.entries(props)
    .filter(([key, value]) => value !== undefined && !(key === 'style' && isLayout(value)))
    .map(([key, value]) => printAttribute(key, value, printing));
  const inner = printChildren(children, printing);
  const line = [name, ...attributes].join(' ');
  const short = line.length <= 2 * widest && !line.includes('\n');
  const open = short ? `<${line}` : `<${name}\n${attributes.map((text) => `  ${text}`).join('\n')}\n`;
  if (inner === '') return short ? `${open} />` : `${open}/>`;
  return inner.length <= widest && short && !inner.includes('\n')
    ? `${open}>${inner}</${name}>`
    : `${open}>\n${inner.replaceAll(/^/gm, '  ')}\n</${name}>`;
}

function printAttribute(key: string, value: unknown, printing: Printing): string {
  if (value === true) return key;
  if (typeof value === 'string') return value.includes('"') ? `${key}={${quoted(value)}}` : `${key}="${cut(value)}"`;
  if (typeof value === 'function') return `${key}={${/^on[A-Z]/.test(key) ? key.replace(/^on/, 'handle') : key}}`;
  if (isValidElement(value)) return `${key}={${printNode(value, printing)}}`;
  const whole = printValue(value);
  if (typeof value !== 'object' || value === null || whole.length <= widest) return `${key}={${whole}}`;
  const constant = /^[a-z]\w*$/i.test(key) ? key : 'value';
  printing.records.push(`const ${constant} = ${printRecord(value)};`);
  return `${key}={${constant}}`;
}

function printChildren(children: unknown, printing: Printing): string {
  if (Array.isArray(children)) {
    return children
      .map((child) => printChildren(child, printing))
      .filter((text) => text !== '')
      .join('\n');
  }
  return printNode(children, printing);
}

function printNode(node: unknown, printing: Printing): string {
  if (typeof node === 'string' || typeof node === 'number') return cut(String(node));
  if (typeof node === 'function') return '{(…) => …}';
  if (!isValidElement<Record<string, unknown>>(node)) return '';
  const name = typeof node.type === 'string' ? node.type : (nameOf(node.type) ?? '');
  // A fragment, or a helper of the story: what it holds is the example.
  if (name === '' || (typeof node.type !== 'string' && imports[name] === undefined)) {
    return printChildren(node.props['children'], printing);
  }
  if (typeof node.type !== 'string') printing.used.set(name, imports[name] ?? '');
  return printElement(name, node.props, printing);
}

/** A value in one line. */
function printValue(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function') return '() => {}';
  if (isValidElement(value)) return '<>…</>';
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${keyOf(key)}: ${printValue(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A record or list in one line: what comes first, and how much was left out. */
function printRecord(value: object): string {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    const rest = others.length === 0 ? '' : `, /* and ${String(others.length)} more */`;
    return typeof first === 'object' && first !== null
      ? `[${printRecord(first)}${rest}]`
      : `[${printValue(first)}${rest}]`;
  }
  const members: string[] = [];
  const rank = (key: string) => (telling.includes(key) ? telling.indexOf(key) : telling.length);
  const all = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => rank(a) - rank(b));
  for (const [key, member] of all) {
    const text = `${keyOf(key)}: ${printValue(member)}`;
    if (text.length <= 48 && [...members, text].join(', ').length <= 1.5 * widest) members.push(text);
  }
  const rest = members.length < all.length ? ', /* … */' : '';
  return `{ ${members.join(', ')}${rest} }`;
}

/** A style that only arranges the story; one with custom properties of the kit shows how they are set. */
function isLayout(style: unknown): boolean {
  return !Object.keys(style as object).some((key) => key.startsWith('--'));
}

function findElement(node: ReactNode, component: unknown): ReactElement | undefined {
  if (Array.isArray(node)) {
    for (const child of node as ReactNode[]) {
      const found = findElement(child, component);
      if (found) return found;
    }
    return undefined;
  }
  if (!isValidElement<Record<string, unknown>>(node)) return undefined;
  if (node.type === component) return node;
  return findElement(node.props['children'] as ReactNode, component);
}

function nameOf(component: unknown): string | undefined {
  const { displayName, __docgenInfo, name } = (component ?? {}) as {
    displayName?: string;
    __docgenInfo?: { displayName?: string };
    name?: string;
  };
  return displayName ?? __docgenInfo?.displayName ?? name;
}

function namesOf(files: object, pattern: RegExp): string[] {
  return Object.keys(files).flatMap((file) => pattern.exec(file)?.[1] ?? []);
}

function keyOf(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${cut(text)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
}

function cut(text: string): string {
  return text.length <= widest ? text : `${text.slice(0, widest - 1)}…`;
}
