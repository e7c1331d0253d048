import preview from '#storybook/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { DownloadIcon } from '../../icons/DownloadIcon.js';
import { Once } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { Tooltip } from './Tooltip.js';

const meta = preview.meta({
  id: 'components-tooltip',
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'All 412 products, also those of other pages',
    children: <Button variant="quiet">Download</Button>,
  },
  decorators: [(Story) => <div style={{ padding: '4rem 1rem', textAlign: 'center' }}>{Story()}</div>],
});

/** Moves the pointer onto the control. */
const enter = (box: HTMLElement) => {
  box.firstElementChild?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
};

/** Open on either side, with long text, and where it only repeats a name. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="16rem">
      <State name={'side="top"'}>
        <Once act={enter} style={{ paddingBlockStart: '2.5rem' }}>
          <Tooltip {...args} />
        </Once>
      </State>
      <State name={'side="bottom"'}>
        <Once act={enter} style={{ paddingBlockEnd: '2.5rem' }}>
          <Tooltip {...args} side="bottom" />
        </Once>
      </State>
      <State name="describes={false}">
        <Once act={enter} style={{ paddingBlockEnd: '2.5rem' }}>
          <Tooltip text="Download" describes={false} side="bottom">
            <IconButton label="Download" icon={<DownloadIcon />} variant="quiet" />
          </Tooltip>
        </Once>
      </State>
      <State name="A long word">
        <Once act={enter} style={{ paddingBlockEnd: '3.5rem' }}>
          <Tooltip {...args} text="Hochgeschwindigkeitsnetzwerksicherheitsschlüssel" side="bottom" />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('opens on focus, fully inside the window, and closes with Escape', async ({ canvas, userEvent }) => {
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
