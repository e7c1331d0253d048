import { aboutPages } from './about';
import type { InfoPage } from './infoPage';
import { legalPages } from './legal';
import { servicePages } from './service';

/** Every information page. The footer of the layout links to them. */
export const infoPages: readonly InfoPage[] = [...aboutPages, ...servicePages, ...legalPages];
