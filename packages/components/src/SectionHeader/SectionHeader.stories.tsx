import preview from '#storybook/preview';
import { SectionHeader } from './SectionHeader';

const meta = preview.meta({
  component: SectionHeader,
  args: { title: 'Featured gifts', moreHref: '#popular' },
});

export const Default = meta.story();

export const TitleOnly = meta.story({ args: { title: 'What shoppers say', moreHref: undefined } });

/** Other cuts of the section, each a page of its own. */
export const WithTabs = meta.story({
  args: {
    items: [
      { title: 'Popular', href: '#popular', current: true },
      { title: 'Trending', href: '#trending' },
      { title: 'Latest', href: '#latest' },
    ],
  },
});

export const OwnWords = meta.story({ args: { title: 'Featured shops', moreText: 'All shops' } });

export const LongTitle = meta.story({
  args: { title: 'Everything that the shops on this street have put into their windows since Monday morning' },
});

export const German = meta.story({
  args: { title: 'Sicherheitslösungen für Arbeitsplätze und Heimbüros' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { title: 'هدايا مختارة' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark', vertical: 'gift' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
