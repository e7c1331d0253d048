/** A node of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * Structured data as text for a `<script type="application/ld+json">`. Everything that could end the script or break an
 * old parser is escaped, so a hostile product name stays a name.
 */
export function jsonLd(graph: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
