import { HttpError } from '@marketrow/contract';
import { Hono } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import type { Payments } from './payments.ts';
import { type PaymentEvent, type PaymentProvider, WebhookRefused } from './provider.ts';

/** `POST /payments/{provider}/webhook`. Ignores cookies; the provider's signature over the raw body authenticates. */
export function paymentRoutes(payments: Payments): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.post('/payments/:provider/webhook', async (c) => {
    const provider = payments.byName.get(c.req.param('provider'));
    if (!provider?.parseWebhook) throw new HttpError(404, 'There is no such webhook');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const event = await readEvent(provider, body, c.req.raw.headers);
    if (event) await payments.applyEvent(provider, event);
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' });
  });

  routes.all('/payments/:provider/webhook', onlyMethods('POST', 'Webhooks are sent with POST'));
  return routes;
}

async function readEvent(
  provider: PaymentProvider,
  body: Uint8Array,
  headers: Headers,
): Promise<PaymentEvent | undefined> {
  try {
    return await provider.parseWebhook?.({ body, headers, now: Date.now() });
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    throw new HttpError(400, error.message, { cause: error });
  }
}
