/** Every string that `ServiceList` announces. */
export interface ServiceListLabels {
  /** Name of the list. */
  label: string;
}

/** The English strings of `ServiceList`. */
export const serviceListLabels: ServiceListLabels = { label: 'Our services' };
