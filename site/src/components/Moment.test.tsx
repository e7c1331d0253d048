import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Moment } from './Moment';

it.each([
  [
    'en',
    'Pacific/Honolulu',
    'Placed November 27, 2026 at 11:23 AM UTC',
    'Placed November 27, 2026 at 1:23 AM',
    'November 27, 2026 at 1:23 AM Hawaii-Aleutian Standard Time',
  ],
  [
    'de',
    'Europe/Berlin',
    'Placed 27. November 2026 um 11:23 UTC',
    'Placed 27. November 2026 um 12:23',
    '27. November 2026 um 12:23 Mitteleuropäische Normalzeit',
  ],
] as const)(
  'hydrates in UTC, then shows the zone of the reader: %s in %s',
  async (locale, zone, built, shown, title) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const onRecoverableError = vi.fn();
    const moment = (
      <StrictMode>
        <Moment locale={locale} iso="2026-11-27T11:23:00.000Z" message="Placed {moment}" />
      </StrictMode>
    );
    const box = document.createElement('div');
    box.insertAdjacentHTML('beforeend', renderToString(moment));
    document.body.append(box);
    expect(box).toHaveTextContent(built);

    const root = await act(() => Promise.resolve(hydrateRoot(box, moment, { onRecoverableError })));
    expect(box).toHaveTextContent(shown);
    expect(box).not.toHaveTextContent('UTC');
    expect(screen.getByRole('time').title.replaceAll('\u202F', ' ')).toBe(title);
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-27T11:23:00.000Z');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  },
);
