export { AddressForm } from './AddressForm.js';
export type { AddressFormProps } from './AddressForm.js';
export { addressSchema } from './schema.js';
export type { AddressValues } from './schema.js';
export type AddressFormPart = 'root';
