import { post } from './app.ts';

/** Anything that answers requests: the app, or a function around `fetch`. */
export interface Answering {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** A browser as far as cookies go. */
export interface Visitor {
  /** Cookies by name, as the server last set them. */
  readonly cookies: Map<string, string>;
  /** Any request, with the cookies. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in with credentials as they are. */
  login(credentials: unknown): Promise<Response>;
  session(): Promise<unknown>;
  logout(): Promise<Response>;
  save(guestId: string, items: unknown, headers?: Record<string, string>): Promise<Response>;
  load(guestId: string): Promise<unknown>;
  merge(guestId: string, customerId: unknown): Promise<Response>;
}

/** Makes a visitor with an empty cookie jar. */
export function createVisitor(app: Answering): Visitor {
  const cookies = new Map<string, string>();

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie && !headers.has('Cookie')) headers.set('Cookie', cookie);
    const response = await app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) remember(cookies, line);
    return response;
  };

  return {
    cookies,
    request,
    login: (credentials) => request('/login/customer', post(credentials)),
    session: async () => (await request('/session')).json() as Promise<unknown>,
    logout: () => request('/logout', post({})),
    save: (guestId, items, headers) => request('/cart-items', post({ guestId, items }, headers)),
    load: async (guestId) => (await request(`/cart-items/${guestId}`)).json() as Promise<unknown>,
    merge: (guestId, customerId) => request('/customer-cart-items/merge', post({ guestId, customerId })),
  };
}

/** A server at an address as a visitor can use it. */
export function at(url: string): Answering {
  return { request: (path, init) => fetch(url + path, init) };
}

function remember(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
