/* Emails about stock that were asked for on this device, by the ids of lines. */
import * as z from 'zod/mini';
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

const noticesSchema = z.record(z.string(), z.object({ token: z.string(), mails: z.boolean() }));

/** Returns the wishes of this device, the newest last. */
export function keptNotices(): Record<string, KeptNotice> {
  return tryStorage(() => noticesSchema.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))) ?? {};
}

/** Keeps a wish, or forgets it. */
export function keepNotice(id: string, notice: KeptNotice | undefined): void {
  const others = Object.entries(keptNotices()).filter(([other]) => other !== id);
  const all = [...others, ...(notice ? [[id, notice] as const] : [])].slice(-most);
  tryStorage(() => localStorage.setItem(key, JSON.stringify(Object.fromEntries(all))));
}
