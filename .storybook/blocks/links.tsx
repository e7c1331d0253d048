import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** An entry of the sidebar, as `index.json` of Storybook has it. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  subtype?: 'story' | 'test';
  tags?: readonly string[];
}

let loading: Promise<Entry[]> | undefined;

/** Returns the pages and stories of the sidebar in its order; none until they are loaded. */
export function usePages(): readonly Entry[] {
  const [pages, setPages] = useState<readonly Entry[]>([]);
  useEffect(() => {
    loading ??= fetch('./index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => Object.values(entries).filter(({ subtype }) => subtype !== 'test'));
    void loading.then(setPages);
  }, []);
  return pages;
}

/** Link to a docs page or a story, which changes the page of the manager. */
export function DocsLink({ id, type = 'docs', children }: { id: string; type?: Entry['type']; children: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/${type}/${id}`} target="_self">
      {children}
    </AnchorMdx>
  );
}

interface DoorsProps {
  /** Texts of the groups by name, in the order of the page. */
  groups: Readonly<Record<string, string>>;
}

/** Groups of the sidebar with all of their pages. */
export function Doors({ groups }: DoorsProps) {
  const pages = usePages();
  return (
    <Unstyled>
      <div className="docs-doors">
        {Object.entries(groups).map(([group, text]) => (
          <section key={group}>
            <h3>{group}</h3>
            <p>{text}</p>
            <ul>
              {entriesOf(pages, group).map(({ id, type, title, name }) => (
                <li key={id}>
                  <DocsLink id={id} type={type}>
                    {type === 'docs' ? nameOf(title) : name}
                  </DocsLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

/** Docs pages of a group; its stories, if it has none: a whole screen is no part of a page. */
export function entriesOf(pages: readonly Entry[], group: string): readonly Entry[] {
  const own = pages.filter(({ title }) => title.startsWith(`${group}/`));
  const docs = own.filter(({ type }) => type === 'docs');
  return docs.length > 0 ? docs : own;
}

/** `Alert` of `Feedback/Alert`. */
export function nameOf(title: string): string {
  return title.split('/').at(-1) ?? title;
}
