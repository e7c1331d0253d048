import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../base/Button/index.js';
import { Price } from '../Price/index.js';
import { State, States } from '../../../stories/States.js';
import { StickyBuyBar } from './StickyBuyBar.js';

const args = {
  title: 'Keyfold C1 hardware security key',
  price: <Price price={57.65} discount={15} />,
  children: <Button onClick={fn()}>Add to cart</Button>,
  // Static in the story, at any width.
  style: { position: 'static', display: 'flex' },
} as const;

/** Scroll container for what is fixed to the window. */
const Window = (props: { children: ReactNode }) => (
  <div
    {...props}
    style={{
      contain: 'layout',
      blockSize: '8rem',
      border: '1px dashed var(--mr-line)',
      background: 'var(--mr-sunken)',
    }}
  />
);

const meta = preview.meta({
  id: 'components-stickybuybar',
  title: 'Cart and checkout/StickyBuyBar',
  component: StickyBuyBar,
});

/** At the bottom of a narrow window; hidden in a wide one. */
export const Matrix = meta.story({
  args,
  render: (args) => (
    <States width="22rem">
      <State name="On a phone">
        <Window>
          <StickyBuyBar {...args} label="Phone" style={{ display: 'flex' }} />
        </Window>
      </State>
      <State name="Long name">
        <Window>
          <StickyBuyBar
            {...args}
            label="Long name"
            title="Northgate 40 rack-ready gateway with dual antennas and a second power supply"
            style={{ display: 'flex' }}
          />
        </Window>
      </State>
      <State name="Two buttons">
        <Window>
          <StickyBuyBar {...args} label="Two buttons" title="Keyfold C1" style={{ display: 'flex' }}>
            <Button variant="quiet" size="sm" onClick={fn()}>
              Size
            </Button>
            <Button size="sm" onClick={fn()}>
              Add
            </Button>
          </StickyBuyBar>
        </Window>
      </State>
      <State name="By the width of the window: none from 900 px">
        <Window>
          <StickyBuyBar {...args} label="By width" style={{}} />
        </Window>
      </State>
    </States>
  ),
});

export const Default = meta.story({ args });
