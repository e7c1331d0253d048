import { expect, it, vi } from 'vitest';
import { anyEvent, render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { PriceRangeFilter } from './PriceRangeFilter.js';

it('moves a thumb by keys: arrows by one step, Home to the limit, End to the other thumb', async () => {
  const onValueChange = vi.fn();
  render(
    <PriceRangeFilter
      edges={[1, 2, 5, 10, 20, 50, 100]}
      defaultValue={{ min: 5, max: 50 }}
      onValueChange={onValueChange}
    />,
  );
  const low = screen.getByRole('slider', { name: 'Minimum price' });
  await userEvent.keyboard('{Tab}');
  expect(low).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 10, max: 50 }, { reason: 'move', event: anyEvent });
  await userEvent.keyboard('{Home}');
  expect(onValueChange).toHaveBeenLastCalledWith({ min: undefined, max: 50 }, { reason: 'move', event: anyEvent });
  await userEvent.keyboard('{End}');
  expect(low).toHaveAttribute('aria-valuetext', '$20.00');
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('slider', { name: 'Maximum price' })).toHaveFocus();
});
