import preview from '#storybook/preview';
import { StoreIcon } from '../../icons/StoreIcon.js';
import { State, States } from '../../../stories/States.js';
import { Logo } from './Logo.js';

const inverse = { padding: '1rem', background: 'var(--mr-inverse)' };

const meta = preview.meta({
  id: 'components-logo',
  title: 'Navigation/Logo',
  component: Logo,
  args: { name: 'Marketrow', href: '#home' },
});

/** Each variant, with the default mark, another and none. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name='variant="default"'>
        <Logo {...args} variant="default" />
      </State>
      <State name='variant="inverse"'>
        <div style={inverse}>
          <Logo {...args} variant="inverse" />
        </div>
      </State>
      <State name="mark={null}">
        <Logo {...args} mark={null} />
      </State>
      <State name="Own mark">
        <Logo {...args} mark={<StoreIcon />} />
      </State>
      <State name="Long name">
        <Logo {...args} name="Donaudampfschifffahrtsmarkt" />
      </State>
      <State name="Focus" pseudo="focus">
        <Logo {...args} />
      </State>
      <State name='Focus, variant="inverse"' pseudo="focus">
        <div style={inverse}>
          <Logo {...args} variant="inverse" />
        </div>
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** On the dark footer, in both themes. */
export const Inverse = meta.story({
  args: { variant: 'inverse' },
  decorators: [
    (Story) => (
      <div style={inverse}>
        <Story />
      </div>
    ),
  ],
});

export const LongName = meta.story({ args: { name: 'Donaudampfschifffahrtsmarkt' } });
