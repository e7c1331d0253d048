import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { HeartIcon } from '../../icons/HeartIcon.js';
import { PlusIcon } from '../../icons/PlusIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import { State, States } from '../../../stories/States.js';
import { IconButton } from './IconButton.js';
import type { IconButtonProps } from './IconButton.js';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const;
const picture = { padding: '0.5rem', borderRadius: 'var(--mr-radius-sm)', background: 'var(--mr-on-light)' };

const meta = preview.meta({
  id: 'components-iconbutton',
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <XIcon />, onClick: fn() },
});

const variants = [
  { variant: 'plain', icon: <XIcon /> },
  { variant: 'quiet', icon: <ChevronLeftIcon /> },
  { variant: 'light', icon: <HeartIcon /> },
  { variant: 'primary', icon: <PlusIcon /> },
] as const;

/** Each variant in each size and state; `light` on a dark image. */
export const Matrix = meta.story({
  render: (args) => {
    const all = (state: string, props: Partial<IconButtonProps> = {}) => (
      <div style={row}>
        {variants.map(({ variant, icon }) => (
          <span key={variant} style={variant === 'light' ? picture : undefined}>
            <IconButton {...args} {...props} variant={variant} icon={icon} label={`${state}, ${variant}`} />
          </span>
        ))}
      </div>
    );
    return (
      <States width="18rem">
        <State name='variant="plain", "quiet", "light", "primary"'>{all('Medium', { size: 'md' })}</State>
        <State name='size="sm"'>{all('Small', { size: 'sm' })}</State>
        <State name="Hover" pseudo="hover">
          {all('Hover')}
        </State>
        <State name="Focus" pseudo="focus">
          {all('Focus')}
        </State>
        <State name="Pressed">{all('Pressed', { 'aria-pressed': true })}</State>
        <State name="Disabled">{all('Disabled', { disabled: true })}</State>
        <State name="At the end of a row">{all('End', { 'aria-disabled': true })}</State>
        <State name="As a link">
          <IconButton {...args} variant="quiet" label="Link" render={<a href="#link">{args.icon}</a>} />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('is reached by Tab and pressed by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

export const Quiet = meta.story({ args: { variant: 'quiet', label: 'Previous', icon: <ChevronLeftIcon /> } });

/** For images; the same in both themes. */
export const Light = meta.story({ args: { variant: 'light', label: 'Previous', icon: <ChevronLeftIcon /> } });

export const Primary = meta.story({ args: { variant: 'primary', label: 'Add to cart', icon: <PlusIcon /> } });

export const Small = meta.story({ args: { size: 'sm' } });

export const Pressed = meta.story({ args: { label: 'Wishlist', icon: <HeartIcon />, 'aria-pressed': true } });

export const Disabled = meta.story({ args: { variant: 'quiet', disabled: true } });

/** At the end of a row: it keeps focus and does nothing. */
export const AtTheEnd = meta.story({
  args: { variant: 'quiet', label: 'Previous', icon: <ChevronLeftIcon />, 'aria-disabled': true },
});

export const AsLink = meta.story({
  args: {
    label: 'Wishlist',
    icon: <HeartIcon />,
    render: (
      <a href="#wishlist">
        <HeartIcon />
      </a>
    ),
  },
});
