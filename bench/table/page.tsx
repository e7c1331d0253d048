/* Runs in the browser: mounts a table, sorts it and searches in it, and says how long each took, and its longest task. */
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

/** Tasks that held up the page for 50 ms or more. */
const longTasks: PerformanceEntry[] = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });

interface Took {
  /** Milliseconds until the rows stand in their order and the layout is known. */
  time: number;
  /** Length of the longest task on the way, in milliseconds; 0 where none took 50. */
  longest: number;
}

async function timed(box: HTMLElement, act: () => void): Promise<Took> {
  await rest();
  const started = performance.now();
  act();
  await Promise.resolve();
  // In a task of its own, as a browser draws.
  await new Promise((resolve) => setTimeout(resolve));
  box.getBoundingClientRect();
  const time = performance.now() - started;
  await rest();
  const tasks = longTasks.filter((task) => task.startTime + task.duration > started);
  return { time, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
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
  return { steps: { mount, sortText, sortNumber, filter }, shown: [...sorted.slice(0, 15), ...found.slice(0, 15)] };
}

Object.assign(window, { run });
