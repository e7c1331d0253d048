import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** Texts of a row in further languages, by language and field. Missing fields fall back to the default language. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Sort key of a list; new rows come last. */
export const position = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull();

/** An amount in minor units of the shop's currency. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const texts = () => jsonb().$type<Texts>().notNull().default({});

export const moment = (name: string) => timestamp(name, { withTimezone: true });
