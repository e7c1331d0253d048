import { tryStorage } from './storage';

/** The texts that this device keeps under a key, the newest first. */
export function keptTexts(key: string): string[] {
  const list = tryStorage((): unknown => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

/** Keeps a text before the others of its key, of which as many stay as there is room for. */
export function keepText(key: string, text: string, most: number): void {
  const list = [text, ...keptTexts(key).filter((other) => other !== text)].slice(0, most);
  tryStorage(() => localStorage.setItem(key, JSON.stringify(list)));
}
