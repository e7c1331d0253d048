/** Every string that `ServiceList` announces. */
export interface ServiceListLabels {
  /** Name of the list. */
  list: string;
}

/** The English strings of `ServiceList`. */
export const serviceListLabels: ServiceListLabels = { list: 'Our services' };
