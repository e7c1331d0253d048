import type { AppStoreLinksLabels } from './labels';

/** The German strings of `AppStoreLinks`. */
export const appStoreLinksLabels: AppStoreLinksLabels = { playStore: 'Jetzt bei', appStore: 'Laden im' };
