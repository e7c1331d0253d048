import preview from '#storybook/preview';
import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { InPlace } from '../../../stories/InPlace.js';
import { Alert } from '../Alert/index.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = preview.meta({
  id: 'components-confirmdialog',
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove “Summer house”?',
    description: 'Orders that were sent there keep the address.',
    confirmText: 'Remove address',
  },
});

/** Rendered in the flow of the page: only one dialog at a time can be modal. */
const inPlace: CSSProperties = { position: 'static', inlineSize: 'auto', margin: 0 };
const failure = <Alert tone="danger">The shop did not answer.</Alert>;

/** Idle, pending, failed, and with a long question. */
export const Matrix = meta.story({
  args: { style: inPlace },
  render: (args) => (
    <InPlace style={{ blockSize: 'auto' }}>
      <States width="26rem">
        <State name="At rest">
          <ConfirmDialog {...args} aria-label="At rest" />
        </State>
        <State name="pending, default confirmText">
          <ConfirmDialog {...args} aria-label="Pending" confirmText={undefined} pending />
        </State>
        <State name="Failed">
          <ConfirmDialog {...args} aria-label="Failed">
            {failure}
          </ConfirmDialog>
        </State>
        <State name="Long title and answer, no description">
          <ConfirmDialog
            {...args}
            aria-label="Long"
            title="Remove “Grandmother's house by the lake, back door, second bell”?"
            description={undefined}
            confirmText="Remove this address from all my devices"
          />
        </State>
      </States>
    </InPlace>
  ),
});

export const Default = meta.story();

Default.test('focuses the safe answer; Tab reaches the other, Enter confirms', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Remove address' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

export const Pending = meta.story({ args: { pending: true } });

export const Failed = meta.story({ args: { children: failure } });
