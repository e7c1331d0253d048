import type { Schema } from './client';

/** A list of products of which only the slugs are read: the products themselves are in the catalogue, which is parsed already. */
export const slugList: Schema<string[]> = {
  safeParse(value) {
    const issue = (path: PropertyKey[], message: string) =>
      ({ success: false, error: { issues: [{ path, message }] } }) as const;
    if (!Array.isArray(value)) return issue([], 'expected a list of products');
    const slugs = value.map((item: unknown) => (item as { slug?: unknown } | null)?.slug);
    const wrong = slugs.findIndex((slug) => typeof slug !== 'string');
    return wrong < 0 ? { success: true, data: slugs as string[] } : issue([wrong, 'slug'], 'expected a string');
  },
};
