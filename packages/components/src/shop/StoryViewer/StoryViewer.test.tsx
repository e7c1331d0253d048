import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, fireAnimationEnd, render, screen, setup } from '#test-utils';
import { StoryViewer } from './StoryViewer.js';

const items = ['Berry week', 'Bread at seven', 'Off the boat'].map((title, index) => ({
  id: title,
  title,
  src: `/${String(index)}.webp`,
  href: `/story-${String(index)}`,
  headline: `Headline ${String(index + 1)}`,
  shop: { name: 'Anytime Buys', profilePicture: '/avatar.webp' },
}));

describeConformance(<StoryViewer open onOpenChange={vi.fn()} items={items} />, {
  element: HTMLDialogElement,
  opener: 'dialog',
  tag: 'dialog',
  label: 'Stories',
  visibleLabel: 'position',
  otherProps: { items: items.slice(1), interval: 6000 },
});

function heading() {
  return screen.getByRole('heading').textContent;
}

/** Ends the animation of the current bar. */
function elapse() {
  const bar = document.querySelector('[data-state="current"] > span');
  if (bar) fireAnimationEnd(bar);
}

it('moves between stories by its buttons, stops at the ends, and shows the position', async () => {
  const onIndexChange = vi.fn();
  const { user } = setup(<StoryViewer open onOpenChange={vi.fn()} items={items} onIndexChange={onIndexChange} />);
  expect(screen.getByText('Anytime Buys · 1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous story' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next story' }));
  expect(heading()).toBe('Headline 2');
  expect(onIndexChange).toHaveBeenLastCalledWith(1, { reason: 'next', event: anyEvent });
  await user.click(screen.getByRole('button', { name: 'Next story' }));
  await user.click(screen.getByRole('button', { name: 'Next story' }));
  expect(heading()).toBe('Headline 3');
  expect(onIndexChange).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/story-2');
});

it('moves on after the interval, and stops at the last story', () => {
  const onIndexChange = vi.fn();
  render(<StoryViewer open onOpenChange={vi.fn()} items={items} defaultIndex={1} onIndexChange={onIndexChange} />);
  elapse();
  expect(onIndexChange).toHaveBeenCalledWith(2, { reason: 'elapsed', event: anyEvent });
  elapse();
  expect(onIndexChange).toHaveBeenCalledTimes(1);
});

it('handles keys', async () => {
  const { user } = setup(<StoryViewer open onOpenChange={vi.fn()} items={items} />);
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(heading()).toBe('Headline 2');
  await user.keyboard('{End}');
  expect(heading()).toBe('Headline 3');
  await user.keyboard('{ArrowLeft}');
  expect(heading()).toBe('Headline 2');
  await user.keyboard('{Home}');
  expect(heading()).toBe('Headline 1');
});

it('pauses by its button and while the link has the focus', async () => {
  const { user } = setup(<StoryViewer open onOpenChange={vi.fn()} items={items} />);
  const dialog = screen.getByRole('dialog', { name: 'Stories' });
  expect(dialog).toHaveAttribute('data-running');
  await user.click(screen.getByRole('button', { name: 'Pause stories' }));
  expect(dialog).not.toHaveAttribute('data-running');
  await user.click(screen.getByRole('button', { name: 'Play stories' }));
  expect(dialog).toHaveAttribute('data-running');
  screen.getByRole('link').focus();
  await expect.poll(() => dialog.hasAttribute('data-running')).toBe(false);
});

it('does not move on automatically under reduced motion, and hides the pause button', () => {
  const still = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => still);
  render(<StoryViewer open onOpenChange={vi.fn()} items={items} />);
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-running');
  expect(screen.queryByRole('button', { name: 'Pause stories' })).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it('calls `onOpenChange`, and restarts when it is opened again', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <StoryViewer open={open} onOpenChange={setOpen} items={items} />
      </>
    );
  }
  const { user } = setup(<Page />);
  await user.click(screen.getByRole('button', { name: 'Pause stories' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-running');
});
