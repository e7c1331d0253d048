import preview from '#storybook/preview';
import { Logo } from './Logo';

const meta = preview.meta({ component: Logo, args: { name: 'Marketrow', href: '#home' } });

export const Default = meta.story();

/** On the dark footer, in both themes. */
export const Inverse = meta.story({
  args: { tone: 'inverse' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', background: 'var(--mr-inverse)' }}>
        <Story />
      </div>
    ),
  ],
});

export const LongName = meta.story({ args: { name: 'Donaudampfschifffahrtsmarkt' } });

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { name: 'سوق الشارع' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Gift = meta.story({ globals: { vertical: 'gift' } });
