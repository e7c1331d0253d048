/** `path` with `{slug}` filled in, encoded as one step of an address: `health&beauty` becomes `health%26beauty`. */
export function fillPath(path: string, slug: string): string {
  return path.replace('{slug}', () => encodeURIComponent(slug));
}
