import { ownerNow } from '../owner';
import { tryStorage } from '../storage';

/**
 * What was typed in the checkout, by the names of its fields: kept on this device, and offered again at the next order of who
 * typed it.
 */
export type Draft = Record<string, string>;

const name = 'mr-checkout-draft';

/** Reads the draft; an empty one where there is none, or another shopper's. */
export function readDraft(): Draft {
  const stored = tryStorage((): unknown => JSON.parse(localStorage.getItem(name) ?? '{}'));
  const { owner, fields } = Object(stored) as { owner?: unknown; fields?: unknown };
  const entries = owner === ownerNow() ? Object.entries(Object(fields) as object) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Changes fields of the draft; an empty one is forgotten. */
export function changeDraft(fields: Draft): void {
  const entries = Object.entries({ ...readDraft(), ...fields }).filter(([, value]) => value !== '');
  // Where it cannot be kept, what was typed stays as long as the page.
  const draft = { owner: ownerNow(), fields: Object.fromEntries(entries) };
  tryStorage(() => localStorage.setItem(name, JSON.stringify(draft)));
}

/** Calls `changed` when another tab changes the draft. Returns what ends it. */
export function watchDraft(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === name || key === null) changed();
  };
  addEventListener('storage', stored);
  return () => removeEventListener('storage', stored);
}

/** Forgets the draft. */
export function forgetDraft(): void {
  tryStorage(() => localStorage.removeItem(name));
}

/** Forgets what was chosen for one order only: the note, the coupon and the gift wrap. */
export function forgetOrderChoices(): void {
  const gifts = Object.keys(readDraft()).filter((field) => /^gift(?:Message)?-/.test(field));
  changeDraft(Object.fromEntries(['note', 'coupon', ...gifts].map((field) => [field, ''])));
}

/** Values of a form by field name. An unchecked box is an empty text: it is absent from `FormData`, and a draft would keep it checked. */
export function draftOf(form: HTMLFormElement): Draft {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)')];
  const entries = [...boxes.map(({ name: box }) => [box, ''] as const), ...new FormData(form)];
  return Object.fromEntries(entries.map(([field, value]) => [field, typeof value === 'string' ? value : '']));
}
