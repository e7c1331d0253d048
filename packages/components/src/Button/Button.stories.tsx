import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import { ShoppingBagIcon } from '../icons/ShoppingBagIcon';
import { Button } from './Button';

const meta = preview.meta({ component: Button, args: { children: 'Add to cart', onClick: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Continue shopping' } });

export const Soft = meta.story({ args: { variant: 'soft', children: 'Apply' } });

/** For pictures and dark bars; it looks the same in both themes. */
export const Light = meta.story({ args: { variant: 'light', children: 'Shop gifts' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const Large = meta.story({ args: { size: 'lg' } });

export const Stretched = meta.story({ args: { stretch: true, size: 'lg', children: 'Log in' } });

export const WithIcons = meta.story({ args: { startIcon: <ShoppingBagIcon />, endIcon: <ArrowRightIcon /> } });

export const AsLink = meta.story({
  args: { children: 'View cart', href: '#cart', endIcon: <ArrowRightIcon /> },
});

export const Pending = meta.story({
  args: { pending: true, children: 'Signing in…' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongGerman = meta.story({
  args: { children: 'Zum Merkzettel hinzufügen und weiter einkaufen' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({
  args: { children: 'أضف إلى السلة', endIcon: <ArrowRightIcon /> },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
