/** Where the records of a list lead: a function of the record, or a template, which can also be sent to an island. */
export interface HrefSource<Item> {
  /** Address of a record's page. Wins over `hrefTemplate`. */
  hrefFor?: ((item: Item) => string) | undefined;
  /** The same as a string, with `{slug}` where the record's slug goes: `/shops/{slug}`. */
  hrefTemplate?: string | undefined;
}

/** The address of `item` by `source`; `undefined` when the source names none. */
export function hrefOf<Item extends { slug: string }>(
  item: Item,
  { hrefFor, hrefTemplate }: HrefSource<Item>,
): string | undefined {
  if (hrefFor) return hrefFor(item);
  return hrefTemplate === undefined ? undefined : fillTemplate(hrefTemplate, 'slug', item.slug);
}

/**
 * `template` with `{name}` replaced by `value`, encoded as one step of an address: `health&beauty` becomes
 * `health%26beauty`. Text of a person in the template has to be encoded by the caller, as `URLSearchParams` does.
 */
export function fillTemplate(template: string, name: string, value: string | number): string {
  return template.replace(`{${name}}`, () => encodeURIComponent(value));
}

/** The address that calls a phone number as it is written: `(555) 010-2233` becomes `tel:5550102233`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
