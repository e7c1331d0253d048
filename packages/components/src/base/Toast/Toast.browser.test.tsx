import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Toast } from './Toast.js';

const rooms = (name: string) => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(screen.getByRole('group', { name }));
  return [parseFloat(paddingInlineStart), parseFloat(paddingInlineEnd)] as const;
};

it('has equal padding on both sides of a message without buttons', () => {
  render(<Toast label="Cart">The cart was emptied</Toast>);
  const [start, end] = rooms('Cart');
  expect(end).toBe(start);
});

it('has the wider padding before its message, also from right to left', () => {
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
