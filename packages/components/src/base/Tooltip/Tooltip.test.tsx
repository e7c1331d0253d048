import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, fireEvent, screen, setup, waitFor } from '#test-utils';
import { Tooltip } from './Tooltip.js';

describeConformance(
  <Tooltip text="The list is sent by mail">
    <button type="button">Export</button>
  </Tooltip>,
  {
    element: HTMLSpanElement,
    opener: {
      isOpen: () => screen.getByRole('tooltip', { hidden: true }).closest('[data-open]') !== null,
      close: (user) => user.keyboard('{Escape}'),
    },
    variants: [{ describes: false }],
    otherProps: { text: 'Other words' },
  },
);

const tip = () => screen.getByText('The list is sent by mail');

it('describes its control, visible or not, in addition to an existing description', () => {
  setup(
    <>
      <Tooltip text="The list is sent by mail">
        <button type="button" aria-describedby="more">
          Export
        </button>
      </Tooltip>
      <p id="more">Once a day.</p>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
    'Once a day. The list is sent by mail',
  );
  expect(tip()).not.toBeVisible();
});

it('opens on keyboard focus and closes on Escape, which does nothing else', async () => {
  const keys: string[] = [];
  const { user } = setup(
    <div role="presentation" onKeyDown={({ key }) => keys.push(key)}>
      <Tooltip text="The list is sent by mail">
        <button type="button">Export</button>
      </Tooltip>
    </div>,
  );
  await user.tab();
  await waitFor(() => expect(tip()).toBeVisible());
  await user.keyboard('{Escape}');
  expect(tip()).not.toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(keys).not.toContain('Escape');
  await user.keyboard('{Escape}');
  expect(keys).toContain('Escape');
});

it('opens on hover, stays open while the pointer is over it, and closes afterwards', async () => {
  const { user } = setup(
    <Tooltip text="The list is sent by mail">
      <button type="button">Export</button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(tip()).toBeVisible());
  await user.hover(tip());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(tip()).toBeVisible();
  await user.unhover(tip());
  await waitFor(() => expect(tip()).not.toBeVisible());
});

it('is not announced twice if its text is the name', () => {
  setup(
    <Tooltip text="Export" describes={false}>
      <button type="button" aria-label="Export" />
    </Tooltip>,
  );
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
});

it('reports the cause of each change', async () => {
  const handleOpenChange = vi.fn();
  const { user } = setup(
    <Tooltip text="The list is sent by mail" onOpenChange={handleOpenChange}>
      <button type="button">Export</button>
    </Tooltip>,
  );
  const expectLast = (open: boolean, reason: string) =>
    waitFor(() => expect(handleOpenChange).toHaveBeenLastCalledWith(open, { reason, event: anyEvent }));
  await user.hover(screen.getByRole('button'));
  await expectLast(true, 'hover');
  fireEvent.pointerDown(screen.getByRole('button'));
  await expectLast(false, 'press');
  await user.tab();
  await expectLast(true, 'focus');
  await user.keyboard('{Escape}');
  await expectLast(false, 'escape');
});
