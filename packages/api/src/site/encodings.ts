/** A content coding that the site's build writes beside each text file. */
export interface Encoding {
  /** Name on the wire. */
  name: 'br' | 'gzip';
  /** Ending of the sibling file. */
  ending: '.br' | '.gz';
}

/** Best first. */
const encodings: readonly Encoding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Returns the codings of an `Accept-Encoding` header, best first. Absent: none. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map((header ?? '').split(',').map(parseWeight));
  return encodings.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

function parseWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}
