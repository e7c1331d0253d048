import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Toast } from './Toast.js';

const rooms = (name: string) => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(screen.getByRole('group', { name }));
  return [parseFloat(paddingInlineStart), parseFloat(paddingInlineEnd)] as const;
};

it('has as much room after a message alone as before it', () => {
  render(<Toast label="Cart">The cart was emptied</Toast>);
  const [start, end] = rooms('Cart');
  expect(end).toBe(start);
});

it('has the wider room before its message from right to left too', () => {
  render(
    <div dir="rtl">
      <Toast label="Undo" onClose={() => undefined}>
        Bear removed
      </Toast>
    </div>,
  );
  const [start, end] = rooms('Undo');
  expect(start).toBeGreaterThan(end);
});
