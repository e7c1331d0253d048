import { isStorableText, noFace } from '@marketrow/contract';
import type { Address, Contact, Customer, SupportTicket, User } from '@marketrow/contract/schemas';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { addresses, customers, orders, ticketMessages, tickets } from '../database/schema.ts';
import { inLanguage } from './texts.ts';
import { amountOf, given, isoOf, without } from './values.ts';

type CustomerRow = typeof customers.$inferSelect;

/** Stands for the password of an account that is no sample: only its hash is known. */
const hiddenPassword = '********';

/** Reads everybody with an account. */
export async function readUsers(database: Queryable): Promise<User[]> {
  const rows = await database.select().from(customers).orderBy(asc(customers.position));
  return rows.map((row) => ({
    ...contactOf(row),
    password: row.samplePassword ?? hiddenPassword,
    verified: row.verified,
    ...given({ dateOfBirth: row.dateOfBirth }),
  }));
}

/** Reads everybody who buys. */
export async function readCustomers(database: Queryable): Promise<Customer[]> {
  const rows = await database.select().from(customers).orderBy(asc(customers.position));
  const counted = await database
    .select({ customerId: orders.customerId, orders: count() })
    .from(orders)
    .groupBy(orders.customerId);
  const ordersOf = new Map(counted.map((row) => [row.customerId, row.orders]));
  return rows.map((row) => {
    const { email, phone, avatar, name } = contactOf(row);
    return {
      id: row.id,
      email,
      phone,
      avatar,
      balance: amountOf(row.balance),
      orders: ordersOf.get(row.id) ?? 0,
      name: `${name.firstName} ${name.lastName}`,
    };
  });
}

/** Reads everybody's addresses. */
export async function readAddresses(database: Queryable, language: string): Promise<Address[]> {
  const rows = await database
    .select({ address: addresses, customer: customers })
    .from(addresses)
    .innerJoin(customers, eq(customers.id, addresses.customerId))
    .orderBy(asc(addresses.position));
  return rows.map(({ address: { texts, line2, postcode, region, ...address }, customer }) => {
    const optional = { ...(line2 && { line2 }), ...(postcode && { postcode }), ...(region && { region }) };
    const record = { ...without(address, 'position', 'customerId'), ...optional, user: contactOf(customer) };
    return inLanguage(record, texts, language);
  });
}

/** Reads everybody's tickets with the whole of their conversations. */
export async function readTickets(database: Queryable, language: string): Promise<SupportTicket[]> {
  const rows = await database
    .select({ ticket: tickets, customer: customers })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .orderBy(asc(tickets.position));
  const messages = await database.select().from(ticketMessages).orderBy(asc(ticketMessages.position));
  return rows.map(({ ticket: { texts, date, ...row }, customer }) => {
    const ticket = without(row, 'position', 'customerId');
    const conversation = messages
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map((message) => {
        const { name, image, text } = inLanguage(message, message.texts, language);
        return { imgUrl: image, name, date: isoOf(message.date), text };
      });
    return inLanguage({ ...ticket, user: contactOf(customer), date: isoOf(date), conversation }, texts, language);
  });
}

/** Id of the first user of the sample, whom a demo shows to everybody. */
export async function firstSampleUser(database: Queryable): Promise<string | undefined> {
  const [row] = await database
    .select({ id: customers.userId })
    .from(customers)
    .where(isNotNull(customers.sample))
    .orderBy(asc(customers.position))
    .limit(1);
  return row?.id;
}

/** Returns true for an address or a ticket of a sample user. */
export async function isRecordOfSample(database: Queryable, section: string, key: string): Promise<boolean> {
  if (!isStorableText(key)) return false;
  const isSample = isNotNull(customers.sample);
  if (section === 'address') {
    const isOwn = eq(customers.id, addresses.customerId);
    const rows = await database
      .select({ id: addresses.id })
      .from(addresses)
      .innerJoin(customers, isOwn)
      .where(and(eq(addresses.id, key), isSample));
    return rows.length > 0;
  }
  if (section !== 'support-tickets') return false;
  const isOwn = eq(customers.id, tickets.customerId);
  const rows = await database
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(customers, isOwn)
    .where(and(eq(tickets.slug, key), isSample));
  return rows.length > 0;
}

function contactOf({ userId, email, phone, phoneText, avatar, firstName, lastName }: CustomerRow): Contact {
  return {
    id: userId,
    email,
    phone: phoneText || (phone ?? ''),
    avatar: avatar || noFace,
    name: { firstName, lastName },
  };
}
