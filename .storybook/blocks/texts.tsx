import { Markdown } from '@storybook/addon-docs/blocks';

const documents = import.meta.glob<string>('../../docs/{accessibility,specification}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changesets = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface SectionProps {
  /** File in `docs/`, without its ending. */
  file: 'accessibility' | 'specification';
  /** Text of the heading, which is not drawn. */
  heading: string;
}

/** A section of the documentation, from its file. */
export function Section({ file, heading }: SectionProps) {
  return <Markdown>{sectionOf(documents[`../../docs/${file}.md`] ?? '', heading)}</Markdown>;
}

/** Returns the text below a heading, up to the next one of its level. Links between files lead nowhere here: their text stays. */
export function sectionOf(text: string, heading: string): string {
  const [, hashes = '', below = ''] =
    new RegExp(String.raw`^(#+) ${heading}\n([\s\S]*?)(?=^#{1,3} |$(?![\s\S]))`, 'm').exec(text) ?? [];
  if (hashes === '') throw new Error(`mr: no section "${heading}".`);
  return below.trim().replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}

const packages: Readonly<Record<string, string>> = {
  components: 'Components',
  'cart-client': 'Cart client',
  contract: 'Contract',
  fixtures: 'Sample data and mock API',
  'fixtures-images': 'Pictures',
  api: 'Reference API',
};

/** Changes since the last release, of each package, and the changelogs of the releases before. */
export function Changes() {
  const changes = Object.values(changesets).flatMap(readChangeset);
  return (
    <>
      {Object.entries(packages).map(([name, title]) => {
        const own = changes.filter((change) => change.name === name);
        const released = changelogs[`../../packages/${name}/CHANGELOG.md`];
        if (own.length === 0 && released === undefined) return null;
        const lists = (['major', 'minor', 'patch'] as const).map((bump) => ({
          bump,
          texts: own.filter((change) => change.bump === bump).map(({ text }) => `- ${text}`),
        }));
        return (
          <Markdown key={name}>
            {[
              `## ${title}`,
              `\`@marketrow/${name}\``,
              ...lists
                .filter(({ texts }) => texts.length > 0)
                .flatMap(({ bump, texts }) => [`### ${bumps[bump]}`, texts.join('\n')]),
              (released ?? '').replace(/^# .*/, ''),
            ].join('\n\n')}
          </Markdown>
        );
      })}
    </>
  );
}

const bumps = { major: 'Breaking', minor: 'New and changed', patch: 'Fixed' };

/** Number of changes of the kit since the last release. */
export const changesOfKit = Object.values(changesets)
  .flatMap(readChangeset)
  .filter(({ name }) => name === 'components').length;

/** Reads a changeset: packages with their bump, then the text. */
function readChangeset(file: string): { name: string; bump: string; text: string }[] {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return [...head.matchAll(/^['"]@marketrow\/([\w-]+)['"]: (\w+)$/gm)].map(([, name = '', bump = '']) => ({
    name,
    bump,
    text: text.trim().replaceAll('\n', ' '),
  }));
}
