import { expect, it } from 'vitest';
import { addressIn } from './addressIn';

it.each([
  ['1 Hill Road, Dover, DE 19901, United States', '1 Hill Road, Dover, DE 19901, Vereinigte Staaten'],
  ['1 Hill Road, Dover, US', '1 Hill Road, Dover, Vereinigte Staaten'],
  ['Norra Hamnvägen 4, 457 95 Grebbestad, sweden', 'Norra Hamnvägen 4, 457 95 Grebbestad, Schweden'],
  ['Gartenstraße 18, Freiburg, Deutschland', 'Gartenstraße 18, Freiburg, Deutschland'],
  ['1 Lake Way, Lewes, Atlantis', '1 Lake Way, Lewes, Atlantis'],
  ['1 Lake Way, Lewes, QQ', '1 Lake Way, Lewes, QQ'],
  ['Germany', 'Germany'],
  ['-', '-'],
])('names the country of an address in German: %s', (line, shown) => {
  expect(addressIn('de', line)).toBe(shown);
});

it('leaves an English address as it is, and writes a code out', () => {
  expect(addressIn('en', 'Gartenstraße 18, Freiburg, Germany')).toBe('Gartenstraße 18, Freiburg, Germany');
  expect(addressIn('en', 'Gartenstraße 18, Freiburg, DE')).toBe('Gartenstraße 18, Freiburg, Germany');
});
