/** Second parts of German compounds in names and headings: a word may break before them. */
const secondParts = [
  'sicherheit',
  'betrieb',
  'shop',
  'schutz',
  'snacks',
  'reinigung',
  'tücher',
  'mittel',
  'bedingungen',
].join('|');
const compound = new RegExp(String.raw`(\p{L}{5,})(${secondParts})(?!\p{L})`, 'gu');

/**
 * A name with soft hyphens where its compounds meet, for narrow places: browsers without a German dictionary would break the word
 * anywhere, and without a hyphen.
 */
export function withSoftHyphens(name: string): string {
  return name.replace(compound, '$1\u00AD$2');
}
