/* Runs in the browser: mounts a table, sorts it and searches in it, and says how long each took. */
import { createElement } from 'react';
import type { FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { KitTable } from './kit';
import { makeRows } from './rows';
import type { OrderRow } from './rows';
import { TanstackTable } from './tanstack';

const tables: Record<string, FunctionComponent<{ rows: OrderRow[] }>> = { kit: KitTable, tanstack: TanstackTable };

/** A pause in which the browser paints and collects what it likes. */
const rest = () => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 30));

/** Milliseconds from `act` until React is done and the layout is known. */
async function timed(box: HTMLElement, act: () => void): Promise<number> {
  const started = performance.now();
  act();
  await Promise.resolve();
  box.getBoundingClientRect();
  const took = performance.now() - started;
  await rest();
  return took;
}

/** Texts of the rows in sight. */
function texts(box: HTMLElement): string[] {
  return [...box.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
}

async function run(name: string, count: number) {
  const rows = makeRows(count);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const Table = tables[name];
  if (!Table) throw new Error(`mr: there is no table "${name}". Nothing can be measured. Choose kit or tanstack.`);
  const button = (text: string) =>
    [...box.querySelectorAll<HTMLElement>('thead button')].find((each) => each.textContent === text);
  const mount = await timed(box, () => flushSync(() => root.render(createElement(Table, { rows }))));
  const sortText = await timed(box, () => button('Customer')?.click());
  const sortNumber = await timed(box, () => button('Total')?.click());
  const sorted = texts(box);
  const filter = await timed(box, () => {
    const field = box.querySelector<HTMLInputElement>('input[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'hoff');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const found = texts(box);
  root.unmount();
  box.remove();
  await rest();
  return { times: { mount, sortText, sortNumber, filter }, shown: [...sorted.slice(0, 15), ...found.slice(0, 15)] };
}

Object.assign(window, { run });
