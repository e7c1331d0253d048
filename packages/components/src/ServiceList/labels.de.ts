import type { ServiceListLabels } from './labels';

/** The German strings of `ServiceList`. */
export const serviceListLabels: ServiceListLabels = { label: 'Unsere Leistungen' };
