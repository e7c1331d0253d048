import type { CategoryTreeLabels } from './labels';

/** The German strings of `CategoryTree`. */
export const categoryTreeLabels: CategoryTreeLabels = { label: 'Kategorien', children: 'Mehr in {name}' };
