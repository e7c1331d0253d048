import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip';

const meta = preview.meta({ component: Chip, args: { label: '4 stars and up' } });

/** Text, link, current page, with a count, removable. */
export const All = meta.story({
  render: () => (
    <p>
      <Chip label="Wrapped by the shop" /> <Chip label="Groceries" count={141} href="?category=groceries" />{' '}
      <Chip label="Music" count={24} href="?category=music" current /> <Chip label="$40 to $1,200" onRemove={fn()} />{' '}
      <Chip label="4 stars and up" removeHref="?" />
    </p>
  ),
});

export const AllDark = meta.story({ ...All.input, globals: { theme: 'dark' } });

export const Default = meta.story();

export const Link = meta.story({ args: { href: '?category=music', label: 'Music', count: 24 } });

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove 4 stars and up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('4 stars and up');
  },
});

export const German = meta.story({
  args: { label: 'Lebensmittel für besondere Ernährungsbedürfnisse', onRemove: fn() },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { onRemove: fn() }, globals: { direction: 'rtl' } });
