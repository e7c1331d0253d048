import type { SearchBarLabels } from './labels';

/** The German strings of `SearchBar`. */
export const searchBarLabels: SearchBarLabels = {
  label: 'Suche',
  placeholder: 'Artikel, Shops, Marken suchen',
  category: 'Kategorie',
  submit: 'Suchen',
  clear: 'Suche leeren',
  close: 'Suche schließen',
  suggestions: 'Vorschläge',
  recent: 'Zuletzt gesucht',
  found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  none: 'Keine Vorschläge',
  all: 'Alle Ergebnisse für „{query}“ anzeigen',
};
