import { expect, it } from 'vitest';
import { withSoftHyphens } from './softHyphens';

it.each([
  ['Arbeitsplatzsicherheit', 'Arbeitsplatz|sicherheit'],
  ['Geschenkeshop', 'Geschenke|shop'],
  ['Taschentücher und Feuchttücher', 'Taschen|tücher und Feucht|tücher'],
  ['Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäfts|bedingungen'],
  ['KI-gestützte Sicherheit', 'KI-gestützte Sicherheit'],
  ['Network Security', 'Network Security'],
])('breaks %s where its parts meet', (name, parts) => {
  expect(withSoftHyphens(name)).toBe(parts.replaceAll('|', '\u00AD'));
});
