import { expect, it, vi } from 'vitest';
import { act, describeConformance, render, screen } from '#test-utils';
import { announce } from '../../internal/announce.js';
import { LiveRegion } from './LiveRegion.js';

describeConformance(<LiveRegion />, { element: HTMLDivElement });

it('contains the announced text, and clears it after seven seconds', () => {
  vi.useFakeTimers();
  render(<LiveRegion />);
  act(() => announce('Bear added to cart'));
  expect(screen.getByRole('status')).toHaveTextContent('Bear added to cart');
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  vi.useRealTimers();
});

it('is created at the first announcement of a page without one', () => {
  announce('Bear added to cart');
  expect(screen.getByRole('status')).toHaveTextContent('Bear added to cart');
});

it('has its own region for urgent messages', () => {
  render(
    <>
      <LiveRegion />
      <LiveRegion urgent />
    </>,
  );
  announce('Could not be saved', { urgent: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not be saved');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
