import { HttpError } from '../error.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import { contact } from './contact.ts';
import { loadBodies } from './load-bodies.ts';
import { created } from './replies.ts';
import { ownTickets } from './tickets.ts';

/** Additions to a record: a review of a product, a reply to a ticket. */
export const partAnswers = {
  'POST /api/product/reviews': postReview,
  'POST /api/tickets/{slug}/replies': postReply,
} satisfies Partial<Answers>;

/** Adds a review by the user who is signed in to the product of `?slug=`. */
async function postReview(call: Call): Promise<Reply> {
  const [{ creations }, { bodyOf }] = await loadBodies();
  const { rating, comment } = await bodyOf(call, creations.productReview);
  const slug = call.query.get('slug') ?? '';
  const [product] = await call.records.products({ slugs: [slug] });
  if (!product) throw new HttpError(404, 'Product not found');
  const { id, avatar, name } = await contact(call);
  const date = new Date().toISOString().slice(0, 10);
  const review = { name: `${name.firstName} ${name.lastName}`, imgUrl: avatar, rating, date, comment };
  return created(await call.records.addReview(slug, review, id));
}

/** Adds a reply to one of the caller's tickets. Answers with the whole ticket. */
async function postReply(call: Call): Promise<Reply> {
  const [{ creations }, { bodyOf }] = await loadBodies();
  const { text } = await bodyOf(call, creations.ticketReply);
  const { avatar, name } = await contact(call);
  const slug = call.params['slug'] ?? '';
  const find = async () => (await ownTickets(call)).find((ticket) => ticket.slug === slug);
  if (!(await find())) throw new HttpError(404, 'Ticket not found');
  await call.records.addMessage(slug, {
    imgUrl: avatar,
    name: `${name.firstName} ${name.lastName}`,
    date: new Date().toISOString(),
    text,
  });
  return created(await find());
}
