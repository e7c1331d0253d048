import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Chip } from './Chip.js';

const music = { label: 'Music', count: 24, href: '?category=music' };

const meta = preview.meta({
  id: 'components-chip',
  title: 'Actions/Chip',
  component: Chip,
  args: { label: '4 stars and up' },
});

/** Text, link, current page, removable chips, and text that wraps. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="11rem">
      <State name="Text">
        <Chip {...args} />
      </State>
      <State name="href, count">
        <Chip {...args} {...music} />
      </State>
      <State name="current">
        <Chip {...args} {...music} current />
      </State>
      <State name="onRemove">
        <Chip {...args} onRemove={fn()} />
      </State>
      <State name="removeHref">
        <Chip {...args} label="$40 to $1,200" removeHref="?" />
      </State>
      <State name="Long label">
        <Chip {...args} label="Lebensmittel für besondere Ernährungsbedürfnisse" lang="de" count={7} onRemove={fn()} />
      </State>
      <State name="Hover" pseudo="hover">
        <Chip {...args} {...music} />
      </State>
      <State name="onRemove, hover" pseudo="hover">
        <Chip {...args} onRemove={fn()} />
      </State>
      <State name="Focus" pseudo="focus">
        <Chip {...args} {...music} />
      </State>
      <State name="onRemove, focus" pseudo="focus">
        <Chip {...args} onRemove={fn()} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Link = meta.story({ args: music });

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove 4 stars and up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
