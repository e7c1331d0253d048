import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';

const root = document.documentElement;

async function openPage() {
  vi.resetModules();
  render(
    <>
      <header>
        <a href="/login" data-mr-part="account">
          Account
        </a>
      </header>
      <a href="/profile" data-mr-account-name="">
        Account
      </a>
      <button type="button" data-mr-log-out="">
        Log out
      </button>
      <div hidden data-mr-log-out-failed="">
        <p>You are still logged in.</p>
        <button type="button" data-mr-log-out="">
          Try again
        </button>
        <button type="button" data-mr-log-out-close="">
          Close
        </button>
      </div>
    </>,
  );
  const links = await import('./sessionLinks');
  const listen = vi.spyOn(document, 'addEventListener');
  links.attachSessionLinks();
  // The frame's script attaches them as well.
  links.attachSessionLinks();
  // The next page has the same document.
  onTestFinished(() => {
    for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
    listen.mockRestore();
  });
}

const account = () => screen.getByRole('link', { name: 'Account' });

beforeEach(() => {
  root.lang = 'en';
  root.dataset['session'] = '';
  localStorage.setItem('mr-name', 'Ines Calder');
});
afterEach(() => {
  vi.doUnmock('../../account/logOutHere');
  localStorage.clear();
  delete root.dataset['session'];
  document.cookie = 'mr-session=; Path=/; Max-Age=0';
});

it('names who is logged in, and leads to the account', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Ines Calder' })).toHaveAttribute('href', '/profile');
  expect(account()).toHaveAttribute('href', '/profile');
});

it('shows the frame of a guest again once the session is known to have ended', async () => {
  await openPage();
  document.cookie = 'mr-session=1; Path=/';
  const { showEndedSession } = await import('../../account/endedSession');
  showEndedSession();
  expect(root).not.toHaveAttribute('data-session');
  expect(document.cookie).not.toContain('mr-session=1');
  expect(localStorage.getItem('mr-name')).toBeNull();
  expect(account().getAttribute('href')).toMatch(/^\/login\?returnTo=/);
});

it.each(['a server that does not answer', 'a script that does not come'])(
  'says that %s did not end the session',
  async (cause) => {
    const logOutHere = vi.fn(() => Promise.resolve(false));
    vi.doMock('../../account/logOutHere', () => {
      if (cause.startsWith('a script')) throw new TypeError('Failed to fetch dynamically imported module');
      return { logOutHere };
    });
    await openPage();
    const out = screen.getByRole('button', { name: 'Log out' });
    out.focus();
    out.click();
    // A second press is none.
    out.click();
    expect(out).toHaveAttribute('aria-disabled', 'true');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('You are still logged in.', { selector: '[data-mr-log-out-failed] p' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You are still logged in.');
    expect(out).not.toHaveAttribute('aria-disabled');
    expect(out).toHaveFocus();

    // The message stays while it is tried again: the focus is in it.
    again.focus();
    again.click();
    expect(again).toBeVisible();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    expect(again).toHaveFocus();
    if (cause.startsWith('a server')) expect(logOutHere).toHaveBeenCalledTimes(2);
    screen.getByRole('button', { name: 'Close' }).click();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
