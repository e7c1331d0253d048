import { tryStorage } from '../storage';

/** Under which key this device keeps the name of who is logged in, for the frame of every page. */
const nameKey = 'mr-name';

/** The name of who is logged in, as far as this device knows it. */
export function knownName(): string | undefined {
  return tryStorage(() => localStorage.getItem(nameKey)) ?? undefined;
}

/** Keeps the name; without one, forgets it. */
export function keepName(name: { firstName: string; lastName: string } | undefined): void {
  tryStorage(() => {
    const text = name ? `${name.firstName} ${name.lastName}`.trim() : '';
    if (text !== '') localStorage.setItem(nameKey, text);
    else localStorage.removeItem(nameKey);
  });
}
