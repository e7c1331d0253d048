import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { readParts } from '../packages/components/tooling/parts.ts';

const entries = import.meta.glob('../packages/components/src/{base,shop,work}/[A-Z]*/index.ts', {
  query: '?raw',
  import: 'default',
});

/** Storybook's docs page of a component, with the parts of the component after its props. */
export default function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Anatomy />
      <Stories />
    </>
  );
}

interface Documented {
  component?: { __docgenInfo?: { tags?: Readonly<Record<string, string>> } };
  parameters: { fileName?: string };
}

/** JSDoc tags of a component, and the first column of their table. */
const tagTitles = { selector: 'State', cssproperty: 'Custom property', slot: 'Slot' };

/** Tables of the parts with their classes, from the types of the component's entry, and of its JSDoc tags. */
function Anatomy() {
  const { component, parameters } = useOf('meta', ['meta']).csfFile.meta as Documented;
  const folder = parameters.fileName?.replace(/^\./, '..').replace(/[^/]+$/, '') ?? '';
  const [entry, setEntry] = useState('');
  useEffect(() => {
    void entries[`${folder}index.ts`]?.().then((text) => setEntry(text as string));
  }, [folder]);
  const tables = [
    {
      titles: ['Part', 'Class'],
      rows: readParts(entry).flatMap(({ component: name, parts }) => parts.map((part) => [part, `mr-${name}-${part}`])),
    },
    ...Object.entries(tagTitles).map(([tag, title]) => ({
      titles: [title, 'Meaning'],
      rows: (component?.__docgenInfo?.tags?.[tag]?.trim().split('\n') ?? []).map((line) => line.split(/(?<=^\S+) /)),
    })),
  ].filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      {tables.map(({ titles: [title, text], rows }) => (
        <table key={title}>
          <thead>
            <tr>
              <th>{title}</th>
              <th>{text}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', meaning = '']) => (
              <tr key={`${name} ${meaning}`}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
