import { afterEach, expect, it, vi } from 'vitest';
import { act, anyEvent, describeConformance, fireEvent, render, screen, setup } from '#test-utils';
import { RowSwitch } from './RowSwitch.js';

afterEach(() => void vi.useRealTimers());

describeConformance(<RowSwitch label="Publish Slate 14" defaultChecked />, {
  element: HTMLInputElement,
  control: 'input',
  visibleLabel: 'on',
  variants: [{ disabled: true }],
  otherProps: { label: 'Publish Harrow' },
});

const publish = () => screen.getByRole('switch', { name: 'Publish Slate 14' });

it('toggles by keyboard, calls its handler, and undoes', async () => {
  const handleChange = vi.fn();
  const { user } = setup(<RowSwitch label="Publish Slate 14" onCheckedChange={handleChange} />);
  await user.tab();
  await user.keyboard(' ');
  expect(publish()).toBeChecked();
  expect(screen.getByText('On')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Publish Slate 14: on');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(publish()).not.toBeChecked();
  expect(publish()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(handleChange.mock.calls).toEqual([
    [true, { reason: 'press', event: anyEvent }],
    [false, { reason: 'undo', event: anyEvent }],
  ]);
});

it('shows the change while it is saved, and restores the previous state with a message when it is rejected', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const save = () => new Promise((_, reject) => (refuse = reject));
  const { user } = setup(<RowSwitch label="Publish Slate 14" checked={false} onCheckedChange={save} />);
  await user.click(publish());
  expect(publish()).toBeChecked();
  expect(publish()).toHaveAttribute('aria-busy', 'true');
  // Screen readers ignore a live region that is created and filled at once: it exists before the rejection.
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await act(async () => {
    refuse(new Error('offline'));
    await Promise.resolve();
  });
  expect(publish()).not.toBeChecked();
  expect(publish()).toHaveAccessibleDescription('Not saved. Please try again.');
  expect(screen.getByRole('alert')).toHaveTextContent('Publish Slate 14: Not saved. Please try again.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('sends no second change while the first is pending', async () => {
  const save = vi.fn(() => new Promise(() => undefined));
  const { user } = setup(<RowSwitch label="Publish Slate 14" onCheckedChange={save} />);
  await user.click(publish());
  await user.click(publish());
  expect(save).toHaveBeenCalledOnce();
  expect(publish()).toBeChecked();
});

it('shows "Undo" for its seconds, and longer while it has the focus', () => {
  vi.useFakeTimers();
  render(<RowSwitch label="Publish Slate 14" undoSeconds={10} />);
  fireEvent.click(publish());
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  act(() => void vi.advanceTimersByTime(30_000));
  expect(undo).toBeVisible();
  act(() => undo.blur());
  act(() => void vi.advanceTimersByTime(9000));
  expect(undo).toBeVisible();
  act(() => void vi.advanceTimersByTime(1500));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
