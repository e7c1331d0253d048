import { toCents } from '@marketrow/contract/money';

/** A moment in ISO 8601, in whole seconds where it has no others. */
export function isoOf(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z');
}

/** An amount in the decimals of the wire. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** The fields that have a value: a column's null means that a record leaves the field out. */
export function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** Cents of an amount that may be left out. */
export function centsOrNull(amount: number | undefined): number | null {
  return amount === undefined ? null : toCents(amount);
}

/** A record without some of its fields. */
export function without<Item extends object, Field extends keyof Item>(
  record: Item,
  ...fields: readonly Field[]
): Omit<Item, Field> {
  const entries = Object.entries(record).filter(([name]) => !fields.includes(name as Field));
  return Object.fromEntries(entries) as Omit<Item, Field>;
}
