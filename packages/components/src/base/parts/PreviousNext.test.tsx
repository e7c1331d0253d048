import { expect, it, vi } from 'vitest';
import { render, screen, setup } from '#test-utils';
import { PreviousNext } from './PreviousNext.js';

it('moves back and forward, and keeps focus at the ends', async () => {
  const handleMove = vi.fn();
  const { user } = setup(<PreviousNext previous="Back" next="On" atStart onMove={handleMove} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(handleMove).not.toHaveBeenCalled();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(handleMove).toHaveBeenCalledExactlyOnceWith(1, expect.anything());
});

it('has actions for a script and no handler of its own', () => {
  render(<PreviousNext previous="Back" next="On" variant="light" />);
  const actions = screen.getAllByRole('button').map((button) => button.getAttribute('data-mr-action'));
  expect(actions).toEqual(['previous', 'next']);
  for (const button of screen.getAllByRole('button')) expect(button).not.toHaveAttribute('aria-disabled');
});
