import preview from '#storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { neverEnd, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { ReviewForm } from './ReviewForm.js';

const meta = preview.meta({
  id: 'components-reviewform',
  title: 'Catalog/ReviewForm',
  component: ReviewForm,
  args: { onSubmit: fn() },
});

const review = { rating: '4', comment: 'Fits.' };

/** Idle, invalid, pending, failed and sent. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest" wide>
        <ReviewForm {...args} label="At rest" />
      </State>
      <State name="Invalid">
        <Once act={send()}>
          <ReviewForm {...args} label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send(review)}>
          <ReviewForm {...args} label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send(review)}>
          <ReviewForm {...args} label="Failed" onSubmit={refuse} />
        </Once>
      </State>
      <State name="Sent">
        <Once act={send(review)}>
          <ReviewForm {...args} label="Sent" />
        </Once>
      </State>
      <State name="Focus" pseudo="focus">
        <ReviewForm {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends stars, chosen by the keyboard, and a text', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await userEvent.type(canvas.getByRole('textbox'), 'Fits.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 3, comment: 'Fits.' });
});

export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Fits.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Fits.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    // The page's live region announces it.
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^The review was not sent/);
  },
});
