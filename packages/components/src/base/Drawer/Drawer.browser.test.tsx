import { expect, it, vi } from 'vitest';
import { anyEvent, fireEvent, render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Drawer } from './Drawer.js';

const handleOpenChange = vi.fn();
const sheet = (side: 'bottom' | 'end') => (
  <Drawer open onOpenChange={handleOpenChange} title="Filters" side={side}>
    <div style={{ blockSize: '400px' }}>Text</div>
  </Drawer>
);

/** Drags the header down with a pointer. */
function drawDown(pixels: number, pointerType = 'touch') {
  const head = screen.getByRole('heading', { name: 'Filters' });
  const at = (clientY: number) => ({ pointerId: 1, pointerType, clientY, isPrimary: true });
  // Chromium captures only a pointer that is really down.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  fireEvent.pointerDown(head, at(100));
  fireEvent.pointerMove(head, at(100 + pixels));
  const moved = screen.getByRole('dialog').style.translate;
  fireEvent.pointerUp(head, at(100 + pixels));
  return moved;
}

it('follows the finger on a bottom sheet, and closes after a long drag', () => {
  render(sheet('bottom'));
  expect(drawDown(200)).toBe('0px 200px');
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'swipe', event: anyEvent });
  expect(screen.getByRole('dialog').style.translate).toBe('');
});

it('returns after a short drag, and ignores a mouse and a drawer at the side', () => {
  handleOpenChange.mockClear();
  const { rerender } = render(sheet('bottom'));
  drawDown(10);
  expect(drawDown(200, 'mouse')).toBe('');
  rerender(sheet('end'));
  expect(drawDown(200)).toBe('');
  expect(handleOpenChange).not.toHaveBeenCalled();
});
