import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { ErrorState } from './ErrorState.js';

describeConformance(<ErrorState onRetry={vi.fn()} actions={<a href="/">Home</a>} />, {
  element: HTMLDivElement,
  visibleLabel: 'retry',
  variants: [{ onRetry: undefined, actions: undefined }],
  otherProps: { title: 'Your orders could not be loaded' },
});

it('shows the error and retries on press', async () => {
  const onRetry = vi.fn();
  const { user } = setup(<ErrorState title="Your orders could not be loaded" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Your orders could not be loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith();
});

it('is busy and ignores presses while pending', async () => {
  const onRetry = vi.fn();
  const { user } = setup(<ErrorState onRetry={onRetry} pending />);
  const button = screen.getByRole('button', { name: 'Trying…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(onRetry).not.toHaveBeenCalled();
});

it('renders no button without a handler', () => {
  render(<ErrorState />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
