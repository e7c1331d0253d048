import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold, mark } from '../../markup';
import { wishlist } from '../../store';
import { shareWishlist, showShared } from './shareWishlist';

const messages = { copied: 'Copied', copyLink: 'Copy this link:', sharedTitle: 'For you', sharedGone: 'All gone' };
const share = vi.fn(() => Promise.resolve());
const writeText = vi.fn(() => Promise.resolve());

/** A browser with or without its own way to share. */
function browser(hasShare: boolean): void {
  const clipboard = { writeText };
  vi.stubGlobal('navigator', hasShare ? { share, clipboard } : { clipboard });
}

function openPage(): HTMLElement {
  render(
    <div data-testid="root" {...hold('wishlist', messages as never)}>
      <h1>Wishlist</h1>
      <p hidden {...mark('share-note')} />
      <div hidden {...mark('shared')}>
        <button type="button" {...mark('keep-all')}>
          Keep
        </button>
      </div>
      <div hidden {...mark('no-results')}>
        <h2>Nothing yet</h2>
        <p>Press the heart.</p>
      </div>
    </div>,
  );
  return screen.getByTestId('root');
}

beforeEach(() => {
  vi.clearAllMocks();
  wishlist.clear();
  for (const id of ['pear', 'a lamp', 'key']) wishlist.toggle(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  wishlist.clear();
});

it('shows what was written into the fragment of the address, and no more than fits', async () => {
  browser(false);
  const root = openPage();
  await shareWishlist(root);
  const [address] = writeText.mock.calls[0] as unknown as [string];
  const { hash, search } = new URL(address);
  expect(search).toBe('');
  const attach = vi.fn();
  showShared(root, hash, attach);
  expect(attach).toHaveBeenLastCalledWith(root, ['key', 'a lamp', 'pear'], expect.any(Function));
  showShared(root, '#shared=%', attach);
  expect(attach).toHaveBeenLastCalledWith(root, ['%'], expect.any(Function));
  showShared(root, `#shared=${Array.from({ length: 999 }, (_, place) => place).join()}`, attach);
  expect(attach.mock.lastCall?.[1]).toHaveLength(100);
});

it('copies the link where the device cannot share, and says so', async () => {
  browser(false);
  await shareWishlist(openPage());
  expect(screen.getByText('Copied', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('shares by the device, and is silent when the shopper thinks better of it', async () => {
  browser(true);
  const root = openPage();
  await shareWishlist(root);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: document.title,
    url: expect.stringContaining('#shared=key') as string,
  });
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await shareWishlist(root);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows the link where nothing else works', async () => {
  browser(false);
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await shareWishlist(openPage());
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('#shared=key'));
  expect(screen.getByText('Copy this link:', { exact: false, selector: 'p' })).toBeVisible();
});

it('a link that was cut off shows one’s own list; one whose products are gone says so', () => {
  const root = openPage();
  const attach = vi.fn();
  showShared(root, '#shared=', attach);
  expect(attach).toHaveBeenCalledExactlyOnceWith(root);
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  showShared(root, '#shared=gone', attach);
  expect(screen.getByRole('heading', { level: 2, name: 'All gone', hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Press the heart.')).toBeNull();
});

it('a shared list can be kept: its products come first, each once', () => {
  const root = openPage();
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  showShared(root, '#shared=fig,key', vi.fn());
  expect(screen.getByRole('heading', { name: 'For you' })).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Keep' }).click());
  expect(wishlist.getState()).toEqual(['fig', 'key', 'a lamp', 'pear']);
  expect(leave).toHaveBeenCalledExactlyOnceWith(location.pathname);
  leave.mockRestore();
});
