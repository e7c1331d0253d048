/** The part of the address of each brand. One that has no record gets its name in lower case with hyphens. */
export function brandSlugs(brands: readonly { slug: string; name: string }[]): (name: string) => string {
  const slugs = new Map(brands.map(({ name, slug }) => [name, slug]));
  return (name) =>
    slugs.get(name) ??
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
}
