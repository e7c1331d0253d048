import { expect, it, vi } from 'vitest';
import { anyEvent, queuedEvents, render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Accordion } from './Accordion.js';

it('opens with Enter and closes with Space', async () => {
  render(<Accordion items={[{ id: 'return', title: 'Can I send it back?', content: 'For 30 days.' }]} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(screen.getByText('For 30 days.')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('For 30 days.')).not.toBeVisible();
});

const items = ['One', 'Two'].map((title) => ({ id: title, title, content: `Text of ${title}` }));
const opened = () => [...document.querySelectorAll('details')].map((part) => part.open);

it('reports the open items once, also if one closes another, but not the initial ones', async () => {
  const handleOpenChange = vi.fn();
  render(<Accordion items={items} exclusive defaultOpen={['One']} onOpenChange={handleOpenChange} />);
  await userEvent.click(screen.getByText('Two'));
  await expect.poll(opened).toEqual([false, true]);
  await queuedEvents();
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(['Two'], { event: anyEvent });
  expect(opened()).toEqual([false, true]);
});

for (const exclusive of [false, true]) {
  it(`shows the controlled state, ${exclusive ? 'exclusive' : 'several open'}`, async () => {
    const handleOpenChange = vi.fn();
    const at = (open: string[]) => (
      <Accordion items={items} exclusive={exclusive} open={open} onOpenChange={handleOpenChange} />
    );
    const { rerender } = render(at(['One']));
    await userEvent.click(screen.getByText('Two'));
    const next = exclusive ? ['Two'] : ['One', 'Two'];
    await expect.poll(() => handleOpenChange.mock.calls.length).toBe(1);
    expect(handleOpenChange).toHaveBeenCalledWith(next, { event: anyEvent });
    expect(opened(), 'declined').toEqual([true, false]);
    rerender(at(next));
    expect(opened()).toEqual([!exclusive, true]);
    await queuedEvents();
    expect(handleOpenChange).toHaveBeenCalledTimes(1);
    expect(opened()).toEqual([!exclusive, true]);
  });
}
