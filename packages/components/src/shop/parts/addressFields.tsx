import * as z from 'zod/mini';
import { FormRow } from '../../base/Form/index.js';
import type { RegisteredField } from '../../base/Form/index.js';
import { requiredText, text } from '../../base/Form/schemas.js';
import { Select } from '../../base/Select/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import { addressRule } from './countries.js';
import type { AddressRule } from './countries.js';

/** Strings of the address fields. */
type Messages = Pick<
  Labels<'AddressForm'>,
  | 'country'
  | 'countryPlaceholder'
  | 'street'
  | 'line2'
  | 'city'
  | 'postcode'
  | 'zipCode'
  | 'state'
  | 'province'
  | 'region'
  | 'streetRequired'
  | 'cityRequired'
  | 'countryRequired'
  | 'postcodeRequired'
  | 'zipCodeRequired'
  | 'postcodeInvalid'
  | 'stateRequired'
  | 'provinceRequired'
>;

type FieldName = 'country' | 'street' | 'line2' | 'postcode' | 'city' | 'region';

/** Values of the address fields; empty: none. */
export type AddressFieldValues = Record<FieldName, string>;

/** Values as a form has them: fields that are not rendered are absent. */
type EnteredValues = { [Name in FieldName]?: string | undefined };

/** Returns the schemas of the address fields by name. Combine with `checkAddress`. */
export function addressShape(messages: Messages) {
  return {
    country: requiredText(messages.countryRequired),
    street: requiredText(messages.streetRequired),
    line2: z.optional(text()),
    postcode: z.optional(text()),
    city: requiredText(messages.cityRequired),
    region: z.optional(text()),
  };
}

/** Check of postcode and region by the country. Countries without a rule accept every address. */
export function checkAddress(messages: Messages) {
  return z.check<EnteredValues>(({ value, issues }) => {
    const { country = '', postcode = '', region = '' } = value;
    const rule = addressRule(country);
    if (!rule) return;
    const refuse = (field: FieldName, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (postcode === '') refuse('postcode', isUS(rule) ? messages.zipCodeRequired : messages.postcodeRequired);
    else if (!rule.postcode.test(postcode.toUpperCase()))
      refuse('postcode', format(messages.postcodeInvalid, { example: rule.example }));
    if (rule.region && region === '') refuse('region', messages[`${rule.region}Required`]);
  });
}

/** True for the rule of the United States, where a postcode is called ZIP code. */
function isUS(rule: AddressRule | undefined): boolean {
  return rule !== undefined && rule === addressRule('US');
}

/** Returns the values of the fields that the country has; empty strings for the others, which may hold text of another country. */
export function addressValues({
  country = '',
  street = '',
  line2 = '',
  postcode = '',
  city = '',
  region = '',
}: EnteredValues): AddressFieldValues {
  const rule = addressRule(country);
  return { country, street, line2, postcode, city, region: rule && !rule.region ? '' : region };
}

interface AddressFieldsOptions {
  /** `register` of the form. */
  register: (name: FieldName) => RegisteredField;
  messages: Messages;
  countries: readonly SelectItem[];
  /** Chosen country; decides which fields are rendered. */
  country: string;
  onCountryChange: (country: string) => void;
  /** Section of the `autocomplete` attributes. @default none */
  section?: 'shipping' | undefined;
  onInput?: (() => void) | undefined;
}

/**
 * Returns the fields of an address, the country first. A function and not a component: invalid fields are focused in the
 * order in which a render registers them.
 */
export function addressFields({
  register,
  messages,
  countries,
  country,
  onCountryChange,
  section,
  onInput,
}: AddressFieldsOptions) {
  const rule = addressRule(country);
  const complete = (token: string) => (section ? `${section} ${token}` : token);
  const isKnown = country === '' || countries.some(({ value }) => value === country);
  const regionKind = rule ? rule.region : 'region';
  const countryField = (
    <Select
      {...register('country')}
      label={messages.country}
      // A stored country that is not offered any more stays chosen.
      items={isKnown ? countries : [{ value: country, label: country }, ...countries]}
      placeholder={messages.countryPlaceholder}
      autoComplete={complete('country-name')}
      onValueChange={onCountryChange}
      onInput={onInput}
      required
    />
  );
  const streetField = (
    <TextField
      {...register('street')}
      label={messages.street}
      autoComplete={complete('address-line1')}
      onInput={onInput}
      required
    />
  );
  const line2Field = (
    <TextField
      {...register('line2')}
      label={messages.line2}
      autoComplete={complete('address-line2')}
      onInput={onInput}
    />
  );
  const postcode = () => (
    <TextField
      key="postcode"
      {...register('postcode')}
      label={isUS(rule) ? messages.zipCode : messages.postcode}
      autoComplete={complete('postal-code')}
      autoCapitalize="characters"
      onInput={onInput}
      required={rule !== undefined}
    />
  );
  const city = () => (
    <TextField
      key="city"
      {...register('city')}
      label={messages.city}
      autoComplete={complete('address-level2')}
      onInput={onInput}
      required
    />
  );
  const region = (kind: 'province' | 'region' | 'state') => (
    <TextField
      key="region"
      {...register('region')}
      label={messages[kind]}
      autoComplete={complete('address-level1')}
      onInput={onInput}
      required={kind !== 'region'}
    />
  );
  return (
    <>
      {countryField}
      {streetField}
      {line2Field}
      {/* Keys keep what was typed when another country changes the order. */}
      <FormRow>{regionKind === undefined ? [postcode(), city()] : [city(), region(regionKind), postcode()]}</FormRow>
    </>
  );
}
