import type { Cart, CartItem } from '@marketrow/cart-client';
import type { loginCustomer, logout } from '@marketrow/cart-client/login';
import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright';
import { chromium as options } from '../../../chromium.ts';
import type { HostileServer } from './server.ts';

/** What a page can do with its cart, by name; runs in the page. */
declare global {
  interface Window {
    ready?: boolean;
    cart: Cart;
    login: { loginCustomer: typeof loginCustomer; logout: typeof logout };
    line: (id: string, qty: number) => CartItem;
  }
}

/** Starts the Chromium of the tests. Playwright turns the back-forward cache off; `more` can leave it on. */
export function launch(more: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...options, ...more });
}

/** One visitor: a browser context with tabs, and everything that its pages complained about. */
export class Visitor {
  readonly context: BrowserContext;
  readonly errors: string[] = [];
  private readonly server: HostileServer;

  constructor(context: BrowserContext, server: HostileServer) {
    this.context = context;
    this.server = server;
    context.on('weberror', (error) => this.errors.push(error.error().message));
  }

  /** Opens a tab whose cart is starting; with `rest` it is not started. */
  async open(query = ''): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(`${this.server.url}/${query}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.ready);
    return page;
  }

  /** The guest id in the cookie. */
  async id(): Promise<string> {
    return (await this.context.cookies()).find(({ name }) => name === 'guestId')?.value ?? '';
  }

  /** What the server has for this visitor. */
  async stored(): Promise<Record<string, number>> {
    return this.server.lines(await this.id());
  }
}

/** Sets a line of a tab's cart. */
export function set(page: Page, id: string, qty: number): Promise<void> {
  return page.evaluate(([key, n]) => window.cart.setItem(window.line(key, n)), [id, qty] as const);
}

/** Waits until all is stored. */
export function flush(page: Page): Promise<boolean> {
  return page.evaluate(() => window.cart.flush({ timeout: 30_000 }));
}

/** Quantities that a tab shows. */
export function shown(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      window.cart
        .getState()
        .items.map((item) => [String(item.id), item.qty] as const)
        .sort(),
    ),
  );
}
