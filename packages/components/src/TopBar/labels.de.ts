import type { TopBarLabels } from './labels';

/** The German strings of `TopBar`. */
export const topBarLabels: TopBarLabels = { label: 'Hinweis', languages: 'Sprache', social: 'Folgen Sie uns' };
