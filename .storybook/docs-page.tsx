import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { Badge } from '../packages/components/src/base/Badge';
import { readParts } from '../packages/components/tooling/parts.ts';
import { sectionAbout } from './blocks/keyboard';
import { DocsLink, entriesOf, nameOf, usePages } from './blocks/links';
import { Section } from './blocks/texts';

const entries = import.meta.glob('../packages/components/src/{base,shop,work}/[A-Z]*/index.ts', {
  query: '?raw',
  import: 'default',
});

/** Docs page of a component: Storybook's blocks, the status, what to use besides, the parts, and the keyboard. */
export default function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Status />
      <Description of="meta" />
      <Primary />
      <Related />
      <Heading>Props</Heading>
      <Controls />
      <Anatomy />
      <Keyboard />
      <States />
    </>
  );
}

/** Meanings of the tags that a component can have, besides those of Storybook. */
const statuses: Readonly<Record<string, readonly [text: string, meaning: string]>> = {
  stable: ['Stable', 'its props change in a major release only'],
  beta: ['Beta', 'new, its props may change in a minor release'],
  'server-safe': ['Server-safe', 'renders in a server component'],
  'static-form': ['Static form', 'works on a page without React by its /attach'],
};

/** Status of the component, by the tags that the sidebar's filter has. */
function Status() {
  const { title } = useOf('meta', ['meta']).csfFile.meta;
  const tags = usePages().find((page) => page.title === title)?.tags ?? [];
  const found = Object.entries(statuses).filter(([tag]) => tags.includes(tag));
  if (found.length === 0) return null;
  return (
    <Unstyled>
      <ul className="mr-root docs-clear docs-status" aria-label="Status">
        {found.map(([tag, [text, meaning]]) => (
          <li key={tag}>
            <Badge tone={tag === 'beta' ? 'warning' : 'neutral'}>{text}</Badge> {meaning}
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** Pages with a table of when to use which component of a group. */
const patterns: Readonly<Record<string, { id: string; title: string }>> = {
  Feedback: { id: 'patterns-feedback--docs', title: 'Which component?' },
  Fields: { id: 'patterns-forms-and-errors--docs', title: 'Which field?' },
  Price: { id: 'patterns-prices--docs', title: 'Which component?' },
  DealTag: { id: 'patterns-prices--docs', title: 'Which component?' },
};

/** Links to the other components of the group, and to the table that helps to choose. */
function Related() {
  const { title } = useOf('meta', ['meta']).csfFile.meta;
  const pages = usePages();
  const group = title.split('/')[0] ?? '';
  const own = nameOf(title);
  const others = entriesOf(pages, group).filter((entry) => entry.title !== title);
  const pattern = patterns[own] ?? patterns[group];
  return (
    <>
      <Heading>When to use another</Heading>
      {pattern && (
        <p>
          Decide by the table <DocsLink id={pattern.id}>{pattern.title}</DocsLink>
        </p>
      )}
      <p>
        {`Others in ${group}: `}
        {others.map((entry, place) => (
          <span key={entry.id}>
            {place > 0 && ', '}
            <DocsLink id={entry.id}>{nameOf(entry.title)}</DocsLink>
          </span>
        ))}
        .
      </p>
    </>
  );
}

/** Keyboard and semantics from docs/accessibility.md. */
function Keyboard() {
  const heading = sectionAbout(nameOf(useOf('meta', ['meta']).csfFile.meta.title));
  if (heading === undefined) return null;
  return (
    <>
      <Heading>Keyboard and semantics</Heading>
      <Section file="accessibility" heading={heading} />
    </>
  );
}

/** The stories after the first, which is at the top. */
function States() {
  const stories = useContext(DocsContext)
    .componentStories()
    .slice(1)
    .filter(({ tags }) => tags.includes('autodocs'));
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport as object} expanded __forceInitialArgs />
      ))}
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
