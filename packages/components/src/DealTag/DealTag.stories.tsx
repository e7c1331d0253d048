import preview from '#storybook/preview';
import { DealTag } from './DealTag';

const meta = preview.meta({
  component: DealTag,
  args: { discount: 60, href: '#sales', text: '128 things from 31 shops, priced lower until midnight.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15.5rem', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const NoText = meta.story({ args: { text: undefined } });

export const LongText = meta.story({
  args: {
    text: 'One hundred and twenty-eight things from thirty-one shops, each priced lower until the bells strike midnight.',
  },
});

export const German = meta.story({
  args: { text: '128 Dinge aus 31 Läden, bis Mitternacht günstiger.' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({
  args: { locale: 'ar-EG', labels: { lead: 'اليوم حتى', action: 'إلى العروض' }, text: undefined },
  globals: { direction: 'rtl' },
});

/** The tag is yellow in both themes. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
