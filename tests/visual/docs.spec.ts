import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test as base, type Page } from '@playwright/test';
import { storybookFolder } from './pictures.ts';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const docs = Object.values(entries).filter(({ type }) => type === 'docs');

/** One page for each worker: Storybook's own files are loaded once. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['STORYBOOK_URL'] ?? '',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Pages in a test: enough that two workers share them evenly. */
const share = 12;
for (let start = 0; start < docs.length; start += share) {
  const part = docs.slice(start, start + share);
  test(`Docs pages from ${part[0]?.title ?? ''} have a heading, no error and no raw tag`, async ({
    storybook: page,
  }) => {
    const faults: string[] = [];
    let title = '';
    const listen = (fault: string) => faults.push(`${title}: ${fault}`);
    page.removeAllListeners();
    page.on('pageerror', ({ message }) => {
      // Storybook's list of contents (tocbot) throws when a story presses a link to a `#` that the page does not have.
      if (!message.includes("reading 'offsetTop'")) listen(message);
    });
    page.on('console', (message) => {
      // Stories ask the mock API for answers that fail.
      if (message.type() === 'error' && !message.location().url.includes('/api/')) listen(message.text());
    });
    for (const entry of part) {
      title = entry.title;
      await page.goto(`/iframe.html?id=${entry.id}&viewMode=docs`);
      await expect(page.locator('.sbdocs-content h1').first(), title).toBeVisible();
      await page.waitForLoadState('networkidle');
      const text = await page.locator('.sbdocs-content').innerText();
      for (const [raw] of text.matchAll(/@(?:slot|selector|cssproperty|default|see)\b/g)) listen(raw);
      const props = page.locator('.docblock-argstable tbody');
      for (const type of await props.locator('td:nth-child(2)').allInnerTexts()) {
        if (/\|\s*undefined|undefined\s*\|/.test(type)) listen(type);
      }
      for (const name of await props.locator('td:first-child').allInnerTexts()) {
        if (name.startsWith('data-')) listen(name);
      }
    }
    expect(faults).toEqual([]);
  });
}

const groups = [
  'Welcome',
  'Foundations',
  'Patterns',
  'Actions',
  'Fields',
  'Feedback',
  'Navigation',
  'Catalog',
  'Cart and checkout',
  'Account',
  'Work',
  'Screens',
];

test('The sidebar has the groups in their order', () => {
  expect([...new Set(Object.values(entries).map(({ title }) => title.split('/')[0]))]).toEqual(groups);
});

/** Opens the front page. Returns a function that clicks in the page shown, three times at most. */
async function open(page: Page) {
  await page.goto('/');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'A storefront kit for marketplaces' })).toBeVisible();
  // Not the list of contents beside it, which has the same links.
  const content = frame.locator('.sbdocs-content');
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    expect(++clicks).toBeLessThanOrEqual(3);
    await content.getByRole(role, { name, exact: true }).first().click();
  };
  return { frame, click };
}

test('Which gray is secondary text, and is it legible in the dark', async ({ storybook: page }) => {
  const { frame, click } = await open(page);
  await click('link', 'Color: secondary text');
  await expect(frame.getByRole('heading', { name: 'Secondary text: which gray?' })).toBeVisible();
  const row = frame.getByRole('row', { name: /--mr-ink-2/ }).first();
  await expect(row.getByRole('cell').nth(1)).toContainText(/10\.9 paper.*9\.9 surface/s);
});

test('An icon as a file', async ({ storybook: page }) => {
  const { frame, click } = await open(page);
  await click('link', 'Icons');
  await frame.getByRole('searchbox', { name: 'Search icons' }).fill('truck');
  await click('button', 'Truck');
  const file = page.waitForEvent('download');
  await click('button', 'Download SVG');
  expect((await file).suggestedFilename()).toBe('truck.svg');
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/^<svg .*stroke="currentColor".*<\/svg>$/s);
});

test('The tokens as a file for a design tool', async ({ storybook: page }) => {
  const { frame, click } = await open(page);
  await click('link', 'Theming and brand');
  await expect(frame.getByRole('heading', { name: 'Tokens for design tools' })).toBeVisible();
  const file = page.waitForEvent('download');
  await click('link', 'Download tokens.json');
  expect((await file).suggestedFilename()).toBe('tokens.json');
  expect(readFileSync(await (await file).path(), 'utf8')).toBe(
    readFileSync(join(import.meta.dirname, '../../packages/components/dist/tokens.json'), 'utf8'),
  );
});

test('What changed since the last release', async ({ storybook: page }) => {
  const { frame, click } = await open(page);
  await click('link', 'What is new');
  await expect(frame.getByRole('heading', { name: 'Components' })).toBeVisible();
  await expect(frame.getByRole('listitem').nth(50)).toBeAttached();
});

test('Alert, Toast, EmptyState or ErrorState', async ({ storybook: page }) => {
  const { frame, click } = await open(page);
  await click('link', 'Feedback');
  for (const name of ['Alert', 'Toast', 'EmptyState', 'ErrorState']) {
    await expect(frame.getByRole('row').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await click('link', 'Toast');
  await click('link', 'Which component?');
  await expect(frame.getByRole('heading', { name: 'Side by side' })).toBeVisible();
});

test('The status of a component, on its page and in the filter', async ({ storybook: page }) => {
  await page.goto('/?path=/docs/components-carousel--docs');
  const frame = page.frameLocator('#storybook-preview-iframe');
  const status = frame.getByRole('list', { name: 'Status' });
  await expect(status.getByRole('listitem')).toHaveText([/^Stable/, /^Server-safe/, /^Static form/]);
  for (const tag of ['stable', 'beta', 'server-safe', 'static-form']) {
    const tagged = Object.values(entries).filter(({ tags }) => tags.includes(tag));
    expect(
      tagged.some(({ type }) => type === 'docs'),
      tag,
    ).toBe(true);
  }
  await page.getByRole('button', { name: /tag filter/i }).click();
  await page.getByRole('checkbox', { name: /static-form/ }).click();
  await expect(page.locator('[data-nodetype="component"]', { hasText: 'Carousel' }).first()).toBeAttached();
  await expect(page.locator('[data-nodetype="component"]', { hasText: 'Badge' })).toHaveCount(0);
});

test('The search finds a heading of a page and a component', async ({ storybook: page }) => {
  await open(page);
  for (const [query, found] of [
    ['contrast', 'Contrast of every pair'],
    ['datatable', 'DataTable'],
  ] as const) {
    await page.locator('#storybook-explorer-searchfield').fill(query);
    await expect(page.getByRole('option', { name: new RegExp(found) }).first()).toBeVisible();
  }
});
