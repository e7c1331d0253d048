import { HttpError } from '../error.ts';
import { workWordsOf } from '../language/work-words.ts';
import { toCents } from '../money.ts';
import type { PayoutRequest, VendorPayoutRequest } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import type { PayoutRequestRecord } from './records.ts';
import { loadBodies } from './load-bodies.ts';
import { created } from './replies.ts';
import { shopOf } from './shops.ts';

/** Requests of sellers to be paid out, and decisions on them. */
export const payoutAnswers = {
  'GET /api/admin/payout-requests': async ({ records }) => (await records.payoutRequests()).map(adminPayoutRequest),
  'PUT /api/admin/payout-requests/{no}': decide,
  'POST /api/vendor/payout-requests': ask,
} satisfies Partial<Answers>;

async function decide(call: Call): Promise<PayoutRequest> {
  const [{ changes }, { bodyOf }] = await loadBodies();
  const body = await bodyOf(call, changes.payoutRequest);
  const row = (await call.records.payoutRequests()).find(({ no }) => no === call.params['no']);
  if (!row) throw new HttpError(404, 'Payout request not found');
  const status = body.status ?? row.status;
  if (status === row.status) return adminPayoutRequest(row);
  await call.records.update('payout-requests', row.no, { status, message: payoutMessage(status) });
  return adminPayoutRequest({ ...row, status });
}

/** Creates a request for the shop that the body names, else for that of `?shop=`. Throws an `HttpError` 409 for more than the balance less the open requests. */
async function ask(call: Call): Promise<Reply> {
  const [{ creations }, { bodyOf }] = await loadBodies();
  const {
    amount,
    message = '',
    shopName = (await shopOf(call)).name,
  } = await bodyOf(call, creations.vendorPayoutRequest);
  const [requests, sellers] = await Promise.all([call.records.payoutRequests(), call.records.sellers()]);
  const seller = sellers.find((row) => row.shopName === shopName);
  const open = requests.filter((row) => row.shopName === shopName && row.status === 'Processing');
  const wanted = [amount, ...open.map(({ requestAmount }) => requestAmount)].reduce(
    (sum, each) => sum + toCents(each),
    0,
  );
  if (wanted > toCents(seller?.balance ?? 0))
    throw new HttpError(409, 'The amount and the requests that wait are more than the balance of the shop');
  const row: PayoutRequestRecord = {
    no: nextNumber(requests.map(({ no }) => no)),
    date: new Date().toISOString(),
    status: 'Processing',
    seller: seller?.name ?? shopName,
    totalAmount: seller?.balance ?? 0,
    requestAmount: amount,
    shopName,
    message,
  };
  await call.records.insert('payout-requests', row);
  return created({ ...vendorPayoutRequest(row, call.records.language), shopName });
}

/** Returns one more than the highest number, padded to the width of the others. */
function nextNumber(numbers: readonly string[]): string {
  const highest = Math.max(999, ...numbers.map(Number));
  return String(highest + 1).padStart(Math.max(4, ...numbers.map((number) => number.length)), '0');
}

function adminPayoutRequest(row: PayoutRequestRecord): PayoutRequest {
  const { no, date, status, seller, totalAmount, requestAmount, shopName } = row;
  return { no, date, status, seller, totalAmount, requestAmount, shopName };
}

/** Returns a request as the seller reads it, with the message in the language. */
export function vendorPayoutRequest(
  { no, requestAmount, date, status, message }: PayoutRequestRecord,
  language: string,
): VendorPayoutRequest {
  return { no, amount: requestAmount, date, status, message: inLanguage(message, language) };
}

/** Returns the stored message of a decision, in English; `rejection` counts the rejections of a shop from 0. */
export function payoutMessage(status: PayoutRequest['status'], rejection = 0): string {
  const { accepted, processing, rejected } = workWordsOf('en').payout;
  if (status === 'Accepted') return accepted;
  return status === 'Processing' ? processing : (rejected[rejection % rejected.length] ?? '');
}

/** Translates the message of a decision; a seller's own text stays. */
function inLanguage(message: string, language: string): string {
  const at = messagesOf('en').indexOf(message);
  return messagesOf(language)[at] ?? message;
}

function messagesOf(language: string): string[] {
  const { accepted, processing, rejected } = workWordsOf(language).payout;
  return [accepted, processing, ...rejected];
}
