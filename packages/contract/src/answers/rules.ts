import type * as z from 'zod';
import { changes, creations } from '../calls/bodies.ts';
import {
  addressSchema,
  brandSchema,
  categorySchema,
  type Contact,
  productSchema,
  supportTicketSchema,
} from '../schemas/index.ts';
import { noPicture } from '../line.ts';
import { slugFor, slugOf } from '../slug.ts';
import type { Fields } from './body.ts';
import type { resources } from './resources.ts';

/** Input of a new record. */
interface CreateInput {
  body: Fields;
  /** The records that exist. */
  records: readonly Fields[];
  /** The caller. */
  user: Contact;
  /** Time of the call in ISO 8601. */
  now: string;
}

/** Schemas and derived fields of a kind of record. */
interface Rule {
  /** Fields that PUT may change, all optional; other fields of a body are ignored. */
  editable: z.ZodObject;
  /** Sets the fields that follow from others. */
  derive?: (next: Fields, now: string) => Fields;
  /** Body of POST, schema of the record, and a function that creates it. Omitted: the kind has no POST. */
  create?: { body: z.ZodObject; record: z.ZodType; make: (input: CreateInput) => Fields };
}

/** Rules by kind of record. */
export const rules: Readonly<Record<keyof typeof resources, Rule>> = {
  product: {
    editable: changes.product,
    // The card shows the first picture.
    derive: (next) => ({ ...next, thumbnail: (next['images'] as string[])[0] }),
    create: {
      body: creations.product,
      record: productSchema,
      make: ({ body, records }) => {
        const slug = slugOfNew('product', body['title'], records);
        const images = (body['images'] as string[] | undefined) ?? [noPicture];
        const usual = { brand: null, size: null, colors: [], discount: 0, status: null, unit: null, published: true };
        const rated = { reviews: [], rating: 0 };
        return { id: newId(), slug, ...usual, ...rated, ...body, images, thumbnail: images[0] };
      },
    },
  },
  category: {
    editable: changes.category,
    create: {
      body: creations.category,
      record: categorySchema,
      make: ({ body, records }) => {
        const slug = slugOfNew('category', body['name'], records);
        const usual = { icon: null, image: noPicture, parent: [], description: '', featured: false };
        return { id: newId(), slug, ...usual, ...body };
      },
    },
  },
  brand: {
    editable: changes.brand,
    create: {
      body: creations.brand,
      record: brandSchema,
      make: ({ body, records }) => {
        const slug = slugOfNew('brand', body['name'], records);
        return { id: newId(), slug, image: noPicture, featured: false, ...body };
      },
    },
  },
  review: { editable: changes.review },
  seller: { editable: changes.seller },
  refundRequest: { editable: changes.refundRequest },
  user: { editable: changes.user },
  address: {
    editable: changes.address,
    create: {
      body: creations.address,
      record: addressSchema,
      make: ({ body, user }) => ({ id: newId(), ...body, user }),
    },
  },
  ticket: {
    editable: changes.ticket,
    create: {
      body: creations.ticket,
      record: supportTicketSchema,
      make: ({ body: { text, ...body }, records, user, now }) => {
        const slug = freeSlug(records, slugFor('ticket', String(body['title'])));
        const said = { imgUrl: user.avatar, name: `${user.name.firstName} ${user.name.lastName}`, date: now, text };
        return { id: newId(), user, slug, date: now, status: 'Open', ...body, conversation: [said] };
      },
    },
  },
};

function newId(): string {
  return crypto.randomUUID();
}

/** Returns the slug of a name. The caller refuses one that is taken, except for names without a letter or digit: those get a number. */
function slugOfNew(kind: string, name: unknown, records: readonly Fields[]): string {
  return slugOf(String(name)) || freeSlug(records, kind);
}

/** Returns the slug, with a number if it is taken. */
function freeSlug(records: readonly Fields[], slug: string): string {
  const taken = new Set(records.map((record) => record['slug']));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${String(number)}`;
  return free;
}
