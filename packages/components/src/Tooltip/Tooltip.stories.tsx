import preview from '#storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { DownloadIcon } from '../icons/DownloadIcon';
import { Tooltip } from './Tooltip';

const meta = preview.meta({
  id: 'components-tooltip',
  component: Tooltip,
  args: {
    text: 'All 412 products, also those of other pages',
    children: <Button variant="quiet">Download</Button>,
  },
  decorators: [(Story) => <div style={{ padding: '4rem 1rem', textAlign: 'center' }}>{Story()}</div>],
});

/** A button with words about it, and an icon whose name is shown, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', justifyContent: 'center' }}>
      {() => (
        <>
          <Tooltip {...args} />
          <Tooltip {...args} side="bottom" />
          <Tooltip text="Download" describes={false}>
            <IconButton label="Download" icon={<DownloadIcon />} variant="quiet" />
          </Tooltip>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('appears with the focus, whole in the window, and goes with Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const tip = canvas.getByRole('tooltip', { hidden: true });
  await waitFor(() => expect(tip).toBeVisible());
  const { left, right, bottom } = tip.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(innerWidth);
  await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().top);
  await userEvent.keyboard('{Escape}');
  await expect(tip).not.toBeVisible();
  await expect(canvas.getByRole('button')).toHaveFocus();
});

const show = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
};

export const Shown = meta.story({ play: show });

export const ShownDark = meta.story({ play: show, globals: { theme: 'dark' }, tags: ['mode'] });

export const RightToLeft = meta.story({ play: show, globals: { direction: 'rtl' }, tags: ['mode'] });
