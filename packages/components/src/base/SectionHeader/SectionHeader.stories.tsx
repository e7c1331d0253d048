import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { SectionHeader } from './SectionHeader.js';

const collections = [
  { title: 'Popular', href: '#popular', current: true },
  { title: 'Trending', href: '#trending' },
  { title: 'Latest', href: '#latest' },
];

const meta = preview.meta({
  id: 'components-sectionheader',
  title: 'Navigation/SectionHeader',
  component: SectionHeader,
  args: { title: 'Featured gifts', moreHref: '#popular' },
});

/** With all parts, with fewer, and with a long title. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="items and moreHref">
        <SectionHeader {...args} items={collections} />
      </State>
      <State name="moreText, without items">
        <SectionHeader {...args} title="Featured shops" moreText="All shops" />
      </State>
      <State name="Title alone">
        <SectionHeader title="What shoppers say" />
      </State>
      <State name="Long title">
        <SectionHeader {...args} title="Sicherheitslösungen für Arbeitsplätze und Heimbüros" items={collections} />
      </State>
      <State name="Narrow" style={{ maxInlineSize: '11rem' }}>
        <SectionHeader {...args} title="Narrow" items={collections} />
      </State>
      <State name="Hover" pseudo="hover">
        <SectionHeader {...args} title="Hover" items={collections} />
      </State>
      <State name="Focus" pseudo="focus">
        <SectionHeader {...args} title="Focus" items={collections} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const TitleOnly = meta.story({ args: { title: 'What shoppers say', moreHref: undefined } });

/** Further collections of the section, each on its own page. */
export const WithTabs = meta.story({
  args: {
    items: collections,
  },
});

export const OwnWords = meta.story({ args: { title: 'Featured shops', moreText: 'All shops' } });

export const LongTitle = meta.story({
  args: { title: 'Everything that the shops on this street have put into their windows since Monday morning' },
});
