import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messages as en } from './en';

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && !/\.test\.ts$|^i18n[/\\][a-z-]+[/\\]/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'));

/** The keys of a message file that hold messages: a text, its plural forms, or a list. */
function keys(value: object, path: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const isGroup = typeof item === 'object' && item !== null && !Array.isArray(item) && !('other' in item);
    return isGroup ? keys(item, [...path, name]) : [[...path, name]];
  });
}

/** Whether some file names the group of a message, and the message itself or a place of the group that is computed. */
function isUsed(path: readonly string[]): boolean {
  const group = path.length > 1 ? path.at(-2) : undefined;
  const name = path.at(-1) ?? '';
  // `t.cart.title`, `t.title` where `t` is a group, or `const { title } = t.cart`.
  const isNamed = new RegExp(
    `(?:\\bt|\\bmessages|\\b${String(group)})\\.${name}\\b(?!\\()|\\{[^{}]*\\b${name}\\b[^{}]*\\} = [^;]*\\.${String(group)}\\b`,
  );
  return sources.some((source) => {
    const text = source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    if (group === undefined) return new RegExp(`\\bt\\.${name}\\b`).test(text);
    if (!new RegExp(`[.'{,\\s]${group}\\b`).test(text)) return false;
    return text.includes(`.${group}[`) || isNamed.test(text);
  });
}

it('has no message that no page uses', () => {
  const unused = keys(en).filter((path) => !isUsed(path));
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});
