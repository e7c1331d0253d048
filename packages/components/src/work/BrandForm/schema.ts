import * as z from 'zod/mini';
import { requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/** What stands in the fields of a brand. */
export interface BrandInput {
  /** Name of the brand. */
  name: string;
  /** The kind of goods; nothing where the form does not ask for it. */
  kind?: string | undefined;
  /** Whether the shop shows it first. */
  featured: boolean;
}

/** A brand as a person entered it. */
export type BrandFormValues = BrandInput;

/**
 * The rules of a brand, for a server or a form of your own.
 *
 * @param labels messages in place of the English ones
 * @param options `hasKind`: whether the kind of goods is asked for
 */
export function brandSchema(labels?: Partial<Labels<'BrandForm'>>, { hasKind = false }: { hasKind?: boolean } = {}) {
  const messages = mergeLabels(en.BrandForm, undefined, labels);
  const rules = { name: requiredText(messages.nameRequired), featured: z.boolean() };
  return hasKind ? z.object({ ...rules, kind: requiredText(messages.kindRequired) }) : z.object(rules);
}
