import { expect, it, vi } from 'vitest';
import { act, describeConformance, render, screen } from '#test-utils';
import { announce } from '../../internal/announce.js';
import { LiveRegion } from './LiveRegion.js';

describeConformance(<LiveRegion />, { element: HTMLDivElement });

it('takes what is announced, and empties itself after seven seconds', () => {
  vi.useFakeTimers();
  render(<LiveRegion />);
  act(() => announce('Bear added to cart'));
  expect(screen.getByRole('status')).toHaveTextContent('Bear added to cart');
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  vi.useRealTimers();
});

it('is made at the first announcement of a page without one', () => {
  announce('Bear added to cart');
  expect(screen.getByRole('status')).toHaveTextContent('Bear added to cart');
});

it('has a region of its own for a failure', () => {
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
