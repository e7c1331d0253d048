import type { TopBarLabels } from './labels';

/** The German strings of `TopBar`. */
export const topBarLabels: TopBarLabels = { region: 'Hinweis', languages: 'Sprache', social: 'Folgen Sie uns' };
