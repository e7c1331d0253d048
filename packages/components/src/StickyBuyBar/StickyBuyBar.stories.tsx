import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Price } from '../Price';
import { StickyBuyBar } from './StickyBuyBar';

const args = {
  title: 'Keyfold C1 hardware security key',
  price: <Price price={57.65} discount={15} />,
  children: <Button onClick={fn()}>Add to cart</Button>,
  // In its place in the story, on any width.
  style: { position: 'static', display: 'flex' },
} as const;

const meta = preview.meta({ id: 'components-stickybuybar', component: StickyBuyBar });

/** In light and dark. */
export const Matrix = meta.story({
  args,
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="mr-root" data-theme={theme}>
          <StickyBuyBar {...args} label={`Buy this product, ${theme}`} />
        </div>
      ))}
    </div>
  ),
});

export const Default = meta.story({ args });

export const German = meta.story({ args, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ args, globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ args, globals: { theme: 'dark' }, tags: ['mode'] });
