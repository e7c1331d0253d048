/// <reference lib="dom" />
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@marketrow/fixtures';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumShell } from '../../../chromium.ts';
import { line, silentLogger } from '../test-utils/app.ts';
import { createServer as createShop, type RunningServer } from './server.ts';

/*
 * CSRF in a real browser: a user is signed in at the shop and then opens a page of another origin.
 * "localhost" and "127.0.0.1" are two sites to a browser, and another port is another origin of the same site, to which
 * the cookies go all the same.
 */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const directory = mkdtempSync(join(tmpdir(), 'marketrow-api-'));
let shop: RunningServer;
let evil: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let shopUrl: string;
let before: unknown;

beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<title>Shop</title>');
  shop = await createShop({
    port: 0,
    dataDirectory: join(directory, 'data'),
    siteDirectory: directory,
    logger: silentLogger,
  });
  shopUrl = `http://127.0.0.1:${shop.port}`;
  evil = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>Evil</title>'),
  );
  evil.listen(0);
  await once(evil, 'listening');
  browser = await chromium.launch(chromiumShell);
  context = await browser.newContext();
  page = await context.newPage();
  await page.goto(shopUrl);
  expect(await fromShop('/login/customer', { username: users[0]?.email, password: users[0]?.password })).toBe(200);
  expect(await fromShop('/cart-items', { guestId: 'victim', items: [line()] })).toBe(200);
  before = await state();
  expect(before).toMatchObject({ session: { authenticated: true }, cart: [line()] });
});
afterAll(async () => {
  await browser.close();
  evil.close();
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

/** A call of the shop's own page. */
function fromShop(path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: json })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** What a call must not have changed: who is signed in, and the cart. */
async function state(): Promise<unknown> {
  const read = async (path: string) => (await context.request.get(shopUrl + path)).json() as Promise<unknown>;
  return { session: await read('/session'), cart: await read('/cart-items/victim') };
}

const attacks: Readonly<Record<string, (url: string) => Promise<string>>> = {
  'fetch with JSON': async (url) => {
    const init = { method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' } } as const;
    return fetch(url, { ...init, body: '{"guestId":"victim","items":[]}' }).then(String, () => 'refused');
  },
  'fetch with text/plain, which asks nobody': async (url) => {
    const init = { method: 'POST', credentials: 'include', mode: 'no-cors' } as const;
    return fetch(url, { ...init, body: '{"guestId":"victim","items":[]}' }).then(() => 'sent', String);
  },
  'fetch without a type': async (url) => {
    const body = new Blob(['{"guestId":"victim","items":[]}']);
    return fetch(url, { method: 'POST', credentials: 'include', mode: 'no-cors', body }).then(() => 'sent', String);
  },
  beacon: (url) => {
    const body = new Blob(['{"guestId":"victim","items":[]}'], { type: 'text/plain' });
    return Promise.resolve(String(navigator.sendBeacon(url, body)));
  },
  'fetch from a sandboxed frame, whose origin is null': async (url) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    const init = "{method:'POST',credentials:'include',mode:'no-cors',body:'{\"guestId\":\"victim\",\"items\":[]}'}";
    frame.srcdoc = `<script>fetch(${JSON.stringify(url)},${init}).finally(()=>parent.postMessage('done','*'))</script>`;
    const done = new Promise<string>((resolve) => {
      addEventListener('message', (event) => {
        resolve(String(event.data));
      });
    });
    document.body.append(frame);
    return done;
  },
};

describe.each(['localhost', '127.0.0.1'])('a page on %s, another port', (host) => {
  const evilUrl = () => `http://${host}:${(evil.address() as AddressInfo).port}/`;

  it.each(Object.keys(attacks))('changes nothing by %s', async (name) => {
    for (const path of ['/cart-items', '/logout', '/customer-cart-items/merge', '/api/cart']) {
      await page.goto(evilUrl());
      const attack = attacks[name];
      if (!attack) throw new Error(name);
      await page.evaluate(attack, shopUrl + path);
    }
    expect(await state()).toEqual(before);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])(
    'changes nothing by a form, %s',
    async (type) => {
      for (const path of ['/cart-items', '/logout', '/login/customer']) {
        await page.goto(evilUrl());
        await page.evaluate(
          ([action, enctype]) => {
            const form = document.createElement('form');
            Object.assign(form, { method: 'post', action, enctype });
            const input = document.createElement('input');
            // The old trick: a text/plain form whose body is JSON.
            Object.assign(input, { name: '{"guestId":"victim","items":[],"x":"', value: '"}' });
            form.append(input);
            document.body.append(form);
            form.submit();
          },
          [shopUrl + path, type] as const,
        );
        await page.waitForURL(shopUrl + path);
      }
      expect(await state()).toEqual(before);
    },
  );

  it('reads nothing', async () => {
    await page.goto(evilUrl());
    const read = await page.evaluate(
      (url) =>
        fetch(`${url}/session`, { credentials: 'include' }).then(
          (answer) => answer.text(),
          () => 'refused',
        ),
      shopUrl,
    );
    expect(read).toBe('refused');
  });

  it('cannot show the shop in a frame', async () => {
    await page.goto(evilUrl());
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.append(frame);
    }, shopUrl);
    expect((await refused).text()).toContain('frame-ancestors');
  });
});
