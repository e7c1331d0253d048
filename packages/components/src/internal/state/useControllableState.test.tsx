import { expect, it, vi } from 'vitest';
import { render, screen, setup } from '#test-utils';
import { useControllableState } from './useControllableState.js';

interface ProbeProps {
  value?: number;
  onChange?: (value: number, details: { reason: 'press' }) => void;
}

function Probe({ value, onChange }: ProbeProps) {
  const [count, setCount] = useControllableState<number, { reason: 'press' }>({ value, defaultValue: 1, onChange });
  return (
    <>
      <button onClick={() => setCount(count + 1, { reason: 'press' })}>{count}</button>
      <button onClick={() => setCount(count, { reason: 'press' })}>same</button>
    </>
  );
}

it('stores the state itself and calls the handler on each change', async () => {
  const onChange = vi.fn();
  const { user } = setup(<Probe onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: '1' }));
  expect(screen.getByRole('button', { name: '2' })).toBeInTheDocument();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2, { reason: 'press' });
  await user.click(screen.getByRole('button', { name: 'same' }));
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows only the controlled value', async () => {
  const onChange = vi.fn();
  const { user, rerender } = setup(<Probe value={5} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: '5' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(6, { reason: 'press' });
  expect(screen.getByRole('button', { name: '5' })).toBeInTheDocument();
  rerender(<Probe value={6} onChange={onChange} />);
  expect(screen.getByRole('button', { name: '6' })).toBeInTheDocument();
});

it('logs in development when a caller switches between controlled and uncontrolled', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Probe />);
  rerender(<Probe value={2} />);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('uncontrolled to controlled'));
  error.mockRestore();
});
