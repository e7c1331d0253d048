export { AddressForm } from './AddressForm';
export type { AddressFormProps } from './AddressForm';
export { addressFormLabels } from './labels';
export type { AddressFormLabels } from './labels';
export { addressSchema } from './schema';
export type { AddressValues } from './schema';
