import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ArrowRightIcon } from '../icons/ArrowRightIcon';
import { ShoppingBagIcon } from '../icons/ShoppingBagIcon';
import { Button } from './Button';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const;
const picture = { padding: '1rem', borderRadius: 'var(--mr-radius-sm)', background: 'var(--mr-on-light)' };

const meta = preview.meta({
  id: 'components-button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
});

const variants = ['primary', 'quiet', 'soft', 'light'] as const;

/** Each variant in each size and state, in light and dark; `light` stands on a dark picture's ground. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1rem' }}>
      {() => (
        <>
          {variants.map((variant) => (
            <div key={variant} style={variant === 'light' ? { ...row, ...picture } : row}>
              <Button {...args} variant={variant} size="sm" />
              <Button {...args} variant={variant} />
              <Button {...args} variant={variant} size="lg" />
              <Button {...args} variant={variant} startIcon={<ShoppingBagIcon />} endIcon={<ArrowRightIcon />} />
              <Button {...args} variant={variant} href="#cart" endIcon={<ArrowRightIcon />}>
                View cart
              </Button>
              <Button {...args} variant={variant} pending>
                Signing in…
              </Button>
              <Button {...args} variant={variant} disabled />
            </div>
          ))}
          <Button {...args} stretch size="lg">
            Log in
          </Button>
          <div style={{ maxInlineSize: '16rem' }}>
            <Button {...args} lang="de">
              Zum Merkliste hinzufügen und weiter einkaufen
            </Button>
          </div>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is reached by Tab and pressed by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
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
  args: { children: 'Auf die Merkliste setzen und weiter einkaufen' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: { children: 'أضف إلى السلة', endIcon: <ArrowRightIcon /> },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
