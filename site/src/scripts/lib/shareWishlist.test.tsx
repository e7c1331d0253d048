import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold, mark } from '../../markup';
import { wishlist } from '../../store';
import { sharedIds } from './sharedIds';
import { shareWishlist, showShared } from './shareWishlist';

const messages = { copied: 'Copied', copyLink: 'Copy this link:', sharedTitle: 'For you' };
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

it('reads from a fragment what was written into it, and nothing from others', async () => {
  browser(false);
  await shareWishlist(openPage());
  const [address] = writeText.mock.calls[0] as unknown as [string];
  expect(sharedIds(new URL(address).hash)).toEqual(['key', 'a lamp', 'pear']);
  expect(new URL(address).search).toBe('');
  expect(['', '#main', '#shared=', '#shared', '#shared=%'].map(sharedIds)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    ['%'],
  ]);
  expect(sharedIds(`#shared=${Array.from({ length: 999 }, (_, place) => place).join()}`)).toHaveLength(100);
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

it('a shared list can be kept: its products come first, each once', () => {
  const root = openPage();
  showShared(root, ['fig', 'key']);
  expect(screen.getByRole('heading', { name: 'For you' })).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Keep' }).click());
  expect(wishlist.getState()).toEqual(['fig', 'key', 'a lamp', 'pear']);
});
