import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { act, render, screen } from '#test-utils';
import { Moment } from './Moment.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const date = '2023-11-18T11:23:00Z';
const plain = (text: string | null) => text?.replaceAll('\u202F', ' ');

it.each([
  ['en-US', 'Pacific/Honolulu', 'Nov 18, 11:23 AM UTC', 'Nov 18, 1:23 AM', 'Hawaii-Aleutian Standard Time'],
  ['de-DE', 'Europe/Berlin', '18. Nov., 11:23 UTC', '18. Nov., 12:23', 'Mitteleuropäische Normalzeit'],
])('hydrates in UTC, then shows the reader’s time zone: %s in %s', async (locale, zone, before, after, name) => {
  vi.stubEnv('TZ', zone);
  const errors = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const moment = (
    <StrictMode>
      <Moment date={date} locale={locale} />
    </StrictMode>
  );
  const box = document.createElement('div');
  box.insertAdjacentHTML('beforeend', renderToString(moment));
  document.body.append(box);
  expect(plain(box.textContent)).toBe(before);

  const root = await act(() => Promise.resolve(hydrateRoot(box, moment, { onRecoverableError })));
  expect(plain(box.textContent)).toBe(after);
  const time = screen.getByRole('time');
  expect(time).toHaveAttribute('datetime', date);
  expect(time).toHaveAttribute('title', expect.stringMatching(`${name}$`));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  act(() => root.unmount());
});

it('shows a date without a time as a day, without a title', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  render(<Moment date="2023-11-18" locale="en-US" />);
  expect(screen.getByRole('time')).toHaveTextContent(/^Nov 18$/);
  expect(screen.getByRole('time')).not.toHaveAttribute('title');
});
