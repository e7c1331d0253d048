import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { StoreIcon } from '../icons/StoreIcon';
import { Logo } from './Logo';

const meta = preview.meta({ id: 'components-logo', component: Logo, args: { name: 'Marketrow', href: '#home' } });

/** Each tone, with its own mark, another and none, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
      {() => (
        <>
          <Logo {...args} />
          <Logo {...args} mark={null} />
          <Logo {...args} mark={<StoreIcon />} />
          <Logo {...args} name="Donaudampfschifffahrtsmarkt" />
          <div style={{ padding: '1rem', background: 'var(--mr-inverse)' }}>
            <Logo {...args} tone="inverse" />
          </div>
        </>
      )}
    </BothThemes>
  ),
});

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

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ args: { name: 'سوق الشارع' }, globals: { direction: 'rtl' }, tags: ['mode'] });

export const Gift = meta.story({ globals: { vertical: 'gift' }, tags: ['mode'] });
