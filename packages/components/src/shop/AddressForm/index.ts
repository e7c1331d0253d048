export { AddressForm } from './AddressForm';
export type { AddressFormProps } from './AddressForm';
export { addressSchema } from './schema';
export type { AddressValues } from './schema';
