import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Button } from '../Button/index.js';
import { StoreIcon } from '../../icons/StoreIcon.js';
import { ErrorState } from './ErrorState.js';

const wayOn = {
  title: 'Your orders could not be loaded',
  actions: <Button variant="quiet">Go to the home page</Button>,
};

const meta = preview.meta({
  id: 'components-errorstate',
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
});

/** With a retry button, pending, with a further action, and without a button. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="onRetry">
        <ErrorState {...args} />
      </State>
      <State name="pending">
        <ErrorState {...args} pending />
      </State>
      <State name="title, actions">
        <ErrorState {...args} {...wayOn} />
      </State>
      <State name="icon, children">
        <ErrorState {...args} onRetry={undefined} icon={<StoreIcon />}>
          The shop is closed until Monday.
        </ErrorState>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('retries with Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalled();
});

export const Pending = meta.story({ args: { pending: true } });

export const WithWayOn = meta.story({ args: wayOn });
