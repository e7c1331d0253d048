import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { HeartIcon } from '../icons/HeartIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { XIcon } from '../icons/XIcon';
import { IconButton } from './IconButton';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' } as const;
const picture = { padding: '0.5rem', borderRadius: 'var(--mr-radius-sm)', background: 'var(--mr-on-light)' };

const meta = preview.meta({
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: 'Close', icon: <XIcon />, onClick: fn() },
});

const variants = { plain: <XIcon />, quiet: <ChevronLeftIcon />, light: <HeartIcon />, primary: <PlusIcon /> };

/** Each variant in each size and state, in light and dark; `light` stands on a dark picture's ground. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1rem' }}>
      {() =>
        Object.entries(variants).map(([name, icon]) => {
          const button = { ...args, icon, variant: name as keyof typeof variants };
          return (
            <div key={name} style={name === 'light' ? { ...row, ...picture } : row}>
              <IconButton {...button} label="Small" size="sm" />
              <IconButton {...button} label="Medium" />
              <IconButton {...button} label="Pressed" icon={<HeartIcon />} aria-pressed />
              <IconButton {...button} label="Link" render={<a href="#link">{icon}</a>} />
              <IconButton {...button} label="At the end" aria-disabled />
              <IconButton {...button} label="Disabled" disabled />
            </div>
          );
        })
      }
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is reached by Tab and pressed by Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

export const Quiet = meta.story({ args: { variant: 'quiet', label: 'Previous', icon: <ChevronLeftIcon /> } });

/** For pictures; it looks the same in both themes. */
export const Light = meta.story({ args: { variant: 'light', label: 'Previous', icon: <ChevronLeftIcon /> } });

export const Primary = meta.story({ args: { variant: 'primary', label: 'Add to cart', icon: <PlusIcon /> } });

export const Small = meta.story({ args: { size: 'sm' } });

export const Pressed = meta.story({ args: { label: 'Wishlist', icon: <HeartIcon />, 'aria-pressed': true } });

export const Disabled = meta.story({ args: { variant: 'quiet', disabled: true } });

/** At the end of a row: it keeps the focus and does nothing. */
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

export const German = meta.story({ args: { label: 'Schließen' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({
  args: { variant: 'quiet', label: 'السابق', icon: <ChevronLeftIcon /> },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});

export const Gift = meta.story({
  args: { variant: 'primary', label: 'Add to cart', icon: <PlusIcon /> },
  globals: { vertical: 'gift' },
  tags: ['mode'],
});
