/**
 * `npm run new shop/Rating`: writes the five files of a component's folder, its line in the index of its room, its
 * entry in package.json, and its strings in src/labels/en.ts and de.ts. Rejects an unknown room, and a name that is not
 * PascalCase or is taken. The optional second argument is the package's folder (for the test).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { componentFolders } from '../tooling/entries.ts';

/** Group of the sidebar for a component of each room; the author moves it to a better one. */
const groups = { base: 'Actions', shop: 'Catalog', work: 'Work' };
const rooms = Object.keys(groups);

const [path = '', folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const [room = '', name = ''] = path.split('/');

const problem = refusal(room, name, folder);
if (problem === undefined) {
  for (const file of await create(room, name, folder)) console.log(relative(process.cwd(), file));
} else {
  console.error(`mr: ${problem}`);
  process.exitCode = 1;
}

/**
 * Returns the reason why the component cannot be created, or `undefined`.
 * @param {string} room
 * @param {string} component
 * @param {string} kit
 */
function refusal(room, component, kit) {
  if (!rooms.includes(room) || component === '') {
    return `"${path}" is not a room and a name. The rooms are base (independent of shops), shop and work. Run \`npm run new shop/Rating\`.`;
  }
  if (!/^[A-Z][A-Za-z0-9]+$/.test(component) || component === component.toUpperCase()) {
    return `"${component}" is not PascalCase. Folder, export, entry and class prefix share one name. Try \`npm run new ${room}/${pascal(component)}\`.`;
  }
  const taken = componentFolders(kit).find(({ name: other }) => other === component);
  if (taken) {
    return `src/${taken.room}/${component} exists. Nothing was written. Choose another name, or edit the folder.`;
  }
  return undefined;
}

/** @param {string} text */
function pascal(text) {
  const words = text.toLowerCase().match(/[a-z][a-z0-9]*/g) ?? ['rating'];
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
}

/**
 * Writes the files and returns their paths.
 * @param {string} room
 * @param {string} component
 * @param {string} kit
 */
async function create(room, component, kit) {
  const target = join(kit, 'src', room, component);
  await mkdir(target, { recursive: true });
  const written = [];
  for (const [file, text] of Object.entries(files(component, groups[/** @type {keyof typeof groups} */ (room)]))) {
    await writeFile(join(target, file), text);
    written.push(join(target, file));
  }

  const index = join(kit, 'src', room, 'index.ts');
  const lines = (await readFile(index, 'utf8')).trimEnd().split('\n');
  const head = lines.filter((line) => !line.startsWith('export '));
  const exports = [
    ...lines.filter((line) => line.startsWith('export ')),
    `export * from './${component}/index.js';`,
  ].sort();
  await writeFile(index, `${[...head, ...exports].join('\n')}\n`);

  const manifest = join(kit, 'package.json');
  const json = JSON.parse(await readFile(manifest, 'utf8'));
  const entries = Object.entries(json.exports);
  const later = entries.findIndex(([entry]) => /^\.\/[A-Z]/.test(entry) && entry > `./${component}`);
  entries.splice(later < 0 ? entries.length : later, 0, [`./${component}`, `./dist/${room}/${component}/index.js`]);
  await writeFile(manifest, `${JSON.stringify({ ...json, exports: Object.fromEntries(entries) }, null, 2)}\n`);

  const languages = ['en', 'de'].map((language) => join(kit, 'src/labels', `${language}.ts`));
  for (const file of languages) {
    await writeFile(file, withStrings(await readFile(file, 'utf8'), component, file.endsWith('en.ts')));
  }
  return [...written, index, manifest, ...languages];
}

/**
 * Inserts the strings of a component into a file of strings, in alphabetical order.
 * @param {string} text
 * @param {string} component
 * @param {boolean} isEnglish other languages are typed by the English strings
 */
function withStrings(text, component, isEnglish) {
  const strings = isEnglish
    ? `/** Strings of \`${component}\`. */
export const ${component} = {
  /** Default accessible name. */
  label: '${component}',
};

`
    : `export const ${component}: Translation<'${component}'> = { label: '${component}' };

`;
  const later = [...text.matchAll(/^(?:\/\*\* Strings of .*\n)?export const (\w+)/gm)].find(
    ([, name = '']) => name > component,
  );
  const at = later?.index ?? text.length;
  return `${text.slice(0, at)}${later ? '' : '\n'}${later ? strings : strings.trimEnd()}${later ? '' : '\n'}${text.slice(at)}`;
}

/**
 * Returns the content of each file by name.
 * @param {string} component
 * @param {string} group
 * @returns {Record<string, string>}
 */
function files(component, group) {
  return {
    [`${component}.tsx`]: `import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import './${component}.css';

export interface ${component}Props extends ComponentProps<'section'>, SharedProps<never, '${component}'> {
  /** Accessible name. @default from \`labels\` */
  label?: string | undefined;
  /** Padding. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/**
 * Groups its children under a name. Renders a \`<section>\`; safe in server components.
 * @selector [data-size="sm|md"]
 */
export function ${component}({ label, size = 'md', labels, className, ...props }: ${component}Props) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.${component}, settings.labels.${component}, labels);
  return (
    <section
      aria-label={label ?? messages.label}
      {...rest}
      className={clsx('mr-${component}-root mr-kit', className)}
      data-size={size}
    />
  );
}
`,
    [`${component}.css`]: `@layer mr.components {
  .mr-${component}-root {
    padding: var(--mr-space-4);
    color: var(--mr-ink);

    &:where([data-size='sm']) {
      padding: var(--mr-space-2);
    }
  }
}
`,
    [`${component}.stories.tsx`]: `import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { ${component} } from './${component}.js';

const meta = preview.meta({
  id: 'components-${component.toLowerCase()}',
  title: '${group}/${component}',
  component: ${component},
  tags: ['beta'],
  args: { children: '${component}' },
});

/** Each size, hover, pressed and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="16rem">
      <State name={'size="md"'}>
        <${component} {...args} label="md" />
      </State>
      <State name={'size="sm"'}>
        <${component} {...args} label="sm" size="sm" />
      </State>
      <State name="Hover" pseudo="hover">
        <${component} {...args} label="Hover" />
      </State>
      <State name="Pressed" pseudo="pressed">
        <${component} {...args} label="Pressed" />
      </State>
      <State name="Focus" pseudo="focus">
        <${component} {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Small = meta.story({ args: { size: 'sm' } });
`,
    [`${component}.test.tsx`]: `import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { ${component} } from './${component}.js';

describeConformance(<${component}>Text</${component}>, {
  element: HTMLElement,
  tag: 'section',
  label: '${component}',
  visibleLabel: 'label',
  otherProps: { children: 'Other text' },
});

it('shows its children and sets its size as an attribute', () => {
  render(<${component} size="sm">Text</${component}>);
  expect(screen.getByText('Text')).toHaveAttribute('data-size', 'sm');
});
`,
    'index.ts': `export { ${component} } from './${component}.js';
export type { ${component}Props } from './${component}.js';
export type ${component}Part = 'root';
`,
  };
}
