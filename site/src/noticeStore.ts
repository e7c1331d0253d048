/* Emails about stock that were asked for on this device, by the ids of lines. */
import { tryStorage } from './storage';

/** A wish that the server has noted. */
export interface KeptNotice {
  /** Takes it back. */
  token: string;
  /** False: the shop sends no emails. */
  mails: boolean;
}

const key = 'mr-stock-notices';

/** Wishes that a device keeps; older ones go. */
const most = 100;

/** Returns the wishes of this device, the newest last. Without zod, which every product page would load for it. */
export function keptNotices(): Record<string, KeptNotice> {
  const kept = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown);
  const entries: [string, unknown][] = Object.entries(kept ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, KeptNotice] => isNotice(entry[1])));
}

function isNotice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { token, mails } = value as Partial<KeptNotice>;
  return typeof token === 'string' && typeof mails === 'boolean';
}

/** Keeps a wish, or forgets it. */
export function keepNotice(id: string, notice: KeptNotice | undefined): void {
  const others = Object.entries(keptNotices()).filter(([other]) => other !== id);
  const all = [...others, ...(notice ? [[id, notice] as const] : [])].slice(-most);
  tryStorage(() => localStorage.setItem(key, JSON.stringify(Object.fromEntries(all))));
}
