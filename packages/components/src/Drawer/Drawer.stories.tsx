import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Drawer } from './Drawer';

const meta = preview.meta({
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your cart',
    children: <p>Marlow the bear, 32 cm</p>,
    footer: <Button stretch>Checkout</Button>,
  },
});

export const Default = meta.story();

export const Start = meta.story({ args: { side: 'start', title: 'Filters' } });

export const Bottom = meta.story({ args: { side: 'bottom' }, globals: { viewport: { value: 'mobile1' } } });

/** The content scrolls; head and foot stay. */
export const LongContent = meta.story({
  args: { children: Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
});

export const German = meta.story({ args: { title: 'Warenkorb' }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
