import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Toast } from './Toast.js';

const meta = preview.meta({
  id: 'components-toast',
  title: 'Feedback/Toast',
  component: Toast,
  args: {
    label: 'Undo',
    children: 'Marlow the bear, 32 cm removed',
    actionText: 'Undo',
    onAction: fn(),
    onClose: fn(),
  },
});

/** A window of its own for content that is fixed to the bottom of the window. */
const Window = (props: { children: ReactNode }) => (
  <div {...props} style={{ contain: 'layout', blockSize: '10rem', background: 'var(--mr-sunken)' }} />
);

/** With both buttons, with one, with none, with long text, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="24rem">
      <State name="onAction, onClose">
        <Window>
          <Toast {...args} />
        </Window>
      </State>
      <State name="onClose">
        <Window>
          <Toast {...args} onAction={undefined} />
        </Window>
      </State>
      <State name="onAction">
        <Window>
          <Toast {...args} onClose={undefined} />
        </Window>
      </State>
      <State name="Message alone">
        <Window>
          <Toast label="Cart">The cart was emptied</Toast>
        </Window>
      </State>
      <State name="Long text">
        <Window>
          <Toast {...args} label="Rückgängig" actionText="Rückgängig" onClose={undefined}>
            Hochgeschwindigkeitsnetzwerksicherheitsschlüssel entfernt
          </Toast>
        </Window>
      </State>
      <State name="--mr-toast-end">
        <Window>
          <Toast label="Cart" style={{ ['--mr-toast-end' as '--mr-x']: '0px' }}>
            At the edge
          </Toast>
        </Window>
      </State>
      <State name="Hover" pseudo="hover">
        <Window>
          <Toast {...args} />
        </Window>
      </State>
      <State name="Focus" pseudo="focus">
        <Window>
          <Toast {...args} />
        </Window>
      </State>
    </States>
  ),
});

export const Default = meta.story();

/** A message alone. */
export const MessageOnly = meta.story({ render: () => <Toast label="Cart">The cart was emptied</Toast> });

export const LongText = meta.story({
  args: { children: 'Northgate 40 rack-ready gateway with dual antennas and a second power supply removed' },
  globals: { viewport: { value: 'mobile1' } },
});
