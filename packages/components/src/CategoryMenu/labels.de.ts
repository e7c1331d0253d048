import type { CategoryMenuLabels } from './labels';

/** The German strings of `CategoryMenu`. */
export const categoryMenuLabels: CategoryMenuLabels = { label: 'Alle Kategorien', all: 'Alles in {title}' };
