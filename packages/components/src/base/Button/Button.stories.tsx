import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.js';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.js';
import { Button } from './Button.js';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const;
const picture = { padding: '1rem', borderRadius: 'var(--mr-radius-sm)', background: 'var(--mr-on-light)' };

const meta = preview.meta({
  id: 'components-button',
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
});

const variants = ['primary', 'quiet', 'soft', 'light'] as const;

/** Each variant in each state, sizes, icons, and text that wraps; `light` is for images, here a dark background. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      {variants.map((variant) => (
        <State
          key={variant}
          name={`variant="${variant}": at rest, link, pending, disabled, aria-disabled, hover, focus`}
        >
          <div style={variant === 'light' ? { ...row, ...picture } : row}>
            <Button {...args} variant={variant} />
            <Button {...args} variant={variant} href="#cart">
              View cart
            </Button>
            <Button {...args} variant={variant} pending>
              Signing in…
            </Button>
            <Button {...args} variant={variant} disabled />
            <Button {...args} variant={variant} aria-disabled />
            <span className="pseudo-hover-all">
              <Button {...args} variant={variant} />
            </span>
            <Button {...args} variant={variant} className="pseudo-focus-visible" />
          </div>
        </State>
      ))}
      <State name='size="sm", "md", "lg", with startIcon and endIcon'>
        <div style={row}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} {...args} size={size} startIcon={<ShoppingBagIcon />} endIcon={<ArrowRightIcon />} />
          ))}
        </div>
      </State>
      <State name="stretch">
        <Button {...args} stretch size="lg">
          Log in
        </Button>
      </State>
      <State name="Long, narrow" style={{ maxInlineSize: '11rem' }}>
        <Button {...args} lang="de">
          Benachrichtigungseinstellungen und Merkliste
        </Button>
      </State>
    </States>
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

/** For images and dark bars; the same in both themes. */
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
