import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Chip } from './Chip';

const meta = preview.meta({ id: 'components-chip', component: Chip, args: { label: '4 stars and up' } });

/** Text, link, the page shown, removable by button and by link, and words that break, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {() => (
        <>
          <Chip {...args} label="Wrapped by the shop" />
          <Chip {...args} label="Groceries" count={141} href="?category=groceries" />
          <Chip {...args} label="Music" count={24} href="?category=music" current />
          <Chip {...args} label="$40 to $1,200" onRemove={fn()} />
          <Chip {...args} removeHref="?" />
          <div style={{ maxInlineSize: '14rem' }}>
            <Chip {...args} label="Lebensmittel für besondere Ernährungsbedürfnisse" lang="de" onRemove={fn()} />
          </div>
        </>
      )}
    </BothThemes>
  ),
});

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
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { onRemove: fn() }, globals: { direction: 'rtl' }, tags: ['mode'] });
