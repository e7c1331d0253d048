import { useState } from 'react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, setup, waitFor } from '#test-utils';
import { Dialog } from '../base/Dialog/index.js';
import { announce } from '../internal/announce.js';
import { polyfillJsdom, resetLiveRegions } from './index.js';

describe('polyfillJsdom', () => {
  beforeAll(polyfillJsdom);

  function Page({ children }: { children?: ReactNode }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog title="Delete it?" open={open} onOpenChange={setOpen}>
          {children}
        </Dialog>
      </>
    );
  }

  it('opens a modal dialog and focuses it; Escape closes it and restores focus', async () => {
    const { user } = setup(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('keeps a dialog open if its owner declines, and closes the topmost of two', async () => {
    const { user } = setup(
      <>
        <Dialog open title="Lower" onOpenChange={() => undefined} />
        <Dialog open title="Upper" onOpenChange={() => undefined} />
      </>,
    );
    const cancelled = vi.fn();
    screen.getByRole('dialog', { name: 'Upper' }).addEventListener('cancel', cancelled);
    await user.keyboard('{Escape}');
    expect(cancelled).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
  });

  it('closes a native dialog by its form, with the value of the button, and fires `close` afterwards', async () => {
    const onClose = vi.fn();
    const { user } = setup(
      <dialog aria-label="Question" onClose={onClose}>
        <form method="dialog">
          <button value="yes">Yes</button>
        </form>
      </dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    dialog.showModal();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(dialog.open).toBe(false);
    expect(dialog.returnValue).toBe('yes');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('supports media queries, observers and scrolling', () => {
    expect(matchMedia('(prefers-color-scheme: dark)')).toMatchObject({ matches: false });
    new ResizeObserver(() => undefined).observe(document.body);
    document.body.scrollTo({ left: 0 });
    document.body.scrollIntoView();
  });
});

describe('resetLiveRegions', () => {
  it('removes messages before the next test', () => {
    announce('Bear added to cart');
    announce('Could not be saved', { urgent: true });
    cleanup();
    expect(screen.getByText('Bear added to cart')).toBeInTheDocument();
    resetLiveRegions();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('empties a region of the page without removing it', () => {
    render(<div role="status" data-mr-live="" />);
    announce('Bear added to cart');
    resetLiveRegions();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
