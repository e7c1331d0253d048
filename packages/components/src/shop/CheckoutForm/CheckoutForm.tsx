'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, FormRow, useForm } from '../../base/Form/index.js';
import type { FormSettings, SubmitResult } from '../../base/Form/index.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { Checkbox } from '../../base/Checkbox/index.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { cleanText } from '../../internal/text/cleanText.js';
import type { Labels } from '../../labels/Labels.js';
import { RadioGroup } from '../../base/RadioGroup/index.js';
import { Textarea } from '../../base/Textarea/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { TextField } from '../../base/TextField/index.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { addressFields, addressValues } from '../parts/addressFields.js';
import type { AddressFieldValues } from '../parts/addressFields.js';
import { countryItems, storedCountry } from '../parts/countries.js';
import './CheckoutForm.css';
import type { PaymentProvider } from './payment.js';
import { checkoutSchema } from './schema.js';

/** Stored address. */
export interface CheckoutAddress {
  /** Id of the address; `own` is reserved for the typed address. */
  id: string;
  /** Title of the address: "Home". */
  title: string;
  /** Street and house number. */
  street: string;
  /** Optional. Apartment, floor or unit. */
  line2?: string | undefined;
  /** Optional. Postcode. */
  postcode?: string | undefined;
  /** City. */
  city: string;
  /** Optional. State, province or region. */
  region?: string | undefined;
  /** Country. */
  country: string;
}

/** Shop with products in the order. */
export interface CheckoutShop {
  /** Id of the shop in the order, such as its slug. */
  id: string;
  /** Name of the shop. */
  name: string;
  /** Cost and time of delivery to the address. @default the label `homeText` */
  homeText?: string | undefined;
}

/** Choices for the products of one shop. */
export interface CheckoutDelivery {
  /** Id of the shop. */
  shop: string;
  /** Delivery method. */
  method: 'home' | 'pickup';
  /** Gift wrap and the text of its card; absent: none. */
  gift?: { message?: string };
}

/** Values that a checkout submits. */
export interface CheckoutValues {
  /** Contact of the shopper. */
  contact: { firstName: string; lastName: string; email: string; phone: string };
  /** Delivery address: the typed one, or the chosen stored one. Fields without a value are absent. */
  address: Omit<CheckoutAddress, 'id' | 'title'>;
  /** Delivery and gift wrap of each shop. */
  delivery: CheckoutDelivery[];
  /** Chosen payment provider; call its `confirm` next. */
  provider: PaymentProvider;
  /** Note to the shops; absent if empty. */
  note?: string;
}

/** Initial values by field name. */
export type CheckoutDefaults = Partial<
  Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'country'
    | 'street'
    | 'line2'
    | 'postcode'
    | 'city'
    | 'region'
    | 'note'
    | 'place'
    | 'payment',
    string
  >
> &
  Readonly<Record<`${'delivery' | 'gift' | 'giftMessage'}-${string}`, string | undefined>>;

export interface CheckoutFormProps extends FormSettings<CheckoutValues>, SharedProps<'locale', 'CheckoutForm'> {
  /** Stored addresses to choose from, beside a typed one. @default [] */
  addresses?: readonly CheckoutAddress[] | undefined;
  /** Countries to choose from, by English name or ISO code as `value`. @default all countries, by English name */
  countries?: readonly SelectItem[] | undefined;
  /** Shops with products in the order; each offers delivery and pickup. */
  shops: readonly CheckoutShop[];
  /** Offers gift wrap with a card for each shop. @default false */
  gifts?: boolean | undefined;
  /** Payment providers; the first is selected, unless `defaultValues.payment` names another. */
  providers: readonly PaymentProvider[];
  /** Initial values, such as a draft: `Object.fromEntries(new FormData(form))`. @default {} */
  defaultValues?: CheckoutDefaults | undefined;
  /** Slot at the start of the contact part, such as a link to the login. */
  account?: ReactNode;
  /** Summary of the order, above the submit button. */
  review?: ReactNode;
  /** Heading level of the sections. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Checkout on one page: contact, address, delivery by shop, payment, note and review. Shows a failure above the fields, which
 * keep their values. Renders a `<form method="post">`; a client component.
 * @slot account link to the login @slot review summary of the order
 */
export function CheckoutForm({
  onSubmit,
  onErrorCountChange,
  addresses = [],
  countries,
  shops,
  gifts = false,
  providers,
  defaultValues = {},
  account,
  review,
  headingLevel = 2,
  labels,
  className,
  ...props
}: CheckoutFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CheckoutForm, settings.labels.CheckoutForm, labels);
  // The user's choice, else the draft's, else the first item. Resolved on each render, since records may load after the form.
  const [place = defaultValues.place ?? (hasAddress(defaultValues) ? 'own' : undefined), setPlace] = useState<string>();
  const [paying = defaultValues.payment, setPaying] = useState<string>();
  const [country, setCountry] = useState(
    countries ? (defaultValues.country ?? '') : storedCountry(defaultValues.country ?? '', settings.locale),
  );
  const kept = place === 'own' ? undefined : (addresses.find(({ id }) => id === place) ?? addresses[0]);
  const provider = providers.find(({ id }) => id === paying) ?? providers[0];
  const form = useForm({
    schema: checkoutSchema(messages, !kept),
    onSubmit: ({ firstName, lastName, email, phone, note = '', ...typed }): SubmitResult | Promise<SubmitResult> => {
      if (!provider)
        throw new Error(
          'mr: CheckoutForm has no payment provider. The order could not be paid. Pass at least one in `providers`.',
        );
      return onSubmit({
        contact: { firstName, lastName, email, phone },
        address: filledFields(addressValues(kept ?? typed)),
        delivery: shops.map(({ id }) => deliveryOf(form.root.current, id)),
        provider,
        ...(note !== '' && { note }),
      });
    },
    onErrorCountChange,
    defaultValues: { ...defaultValues, country },
  });
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    ...form.register(name),
    label: messages[name],
    required: true,
  });
  // Addresses that load later must not replace fields in use.
  const keepOwn = () => setPlace('own');
  return (
    <Form {...rest} form={form} className={clsx('mr-CheckoutForm-root mr-kit', className)} labels={messages}>
      <Part title={messages.contact} level={headingLevel}>
        {account}
        <FormRow>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
        </FormRow>
        <FormRow>
          <TextField {...text('email')} type="email" autoComplete="email" autoCapitalize="off" spellCheck={false} />
          <TextField {...text('phone')} type="tel" autoComplete="tel" hint={messages.phoneHint} />
        </FormRow>
      </Part>
      <Part title={messages.address} level={headingLevel}>
        {addresses.length === 0 ? null : (
          <RadioGroup
            label={messages.addressChoice}
            name="place"
            variant="tiles"
            value={kept?.id ?? 'own'}
            onValueChange={setPlace}
            items={[
              ...addresses.map(({ id, title, street, city }) => ({
                value: id,
                label: title,
                description: `${street}, ${city}`,
              })),
              { value: 'own', label: messages.ownAddress },
            ]}
          />
        )}
        {kept
          ? null
          : addressFields({
              register: form.register,
              messages,
              countries: countries ?? (form.hydrated ? countryItems(settings.locale) : []),
              country,
              onCountryChange: setCountry,
              section: 'shipping',
              onInput: keepOwn,
            })}
      </Part>
      <Part title={messages.delivery} level={headingLevel}>
        {shops.map(({ id, name, homeText = messages.homeText }) => (
          <div key={id} className="mr-CheckoutForm-shop">
            <RadioGroup
              label={name}
              name={`delivery-${id}`}
              variant="tiles"
              defaultValue={defaultValues[`delivery-${id}`] === 'pickup' ? 'pickup' : 'home'}
              items={[
                { value: 'home', label: messages.home, description: homeText },
                { value: 'pickup', label: messages.pickup, description: messages.pickupText },
              ]}
            />
            {gifts ? (
              <GiftFields
                shop={id}
                name={name}
                wrapped={defaultValues[`gift-${id}`] !== undefined}
                message={defaultValues[`giftMessage-${id}`]}
                messages={messages}
              />
            ) : null}
          </div>
        ))}
      </Part>
      <Part title={messages.payment} level={headingLevel}>
        <RadioGroup
          label={messages.payment}
          showLabel={false}
          name="payment"
          value={provider?.id ?? ''}
          onValueChange={setPaying}
          items={providers.map(({ id, title: label, description }) => ({ value: id, label, description }))}
        />
        {provider?.fields}
      </Part>
      <Part title={messages.review} level={headingLevel}>
        <Textarea {...form.register('note')} label={messages.note} hint={messages.noteHint} rows={2} maxLength={500} />
        {review}
      </Part>
    </Form>
  );
}

interface PartProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

function Part({ title, level, children }: PartProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section className="mr-CheckoutForm-part" aria-labelledby={id}>
      <Heading className="mr-CheckoutForm-title" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Returns the address without its empty optional fields. */
function filledFields({
  country,
  street,
  line2,
  postcode,
  city,
  region,
}: AddressFieldValues): CheckoutValues['address'] {
  return {
    street,
    ...(line2 !== '' && { line2 }),
    ...(postcode !== '' && { postcode }),
    city,
    ...(region !== '' && { region }),
    country,
  };
}

function hasAddress({ street, city, country }: CheckoutDefaults): boolean {
  return [street, city, country].some(Boolean);
}

interface GiftFieldsProps {
  /** Id and name of the shop. */
  shop: string;
  name: string;
  /** Initial state of the box, and initial text of the card. */
  wrapped: boolean;
  message: string | undefined;
  messages: Labels<'CheckoutForm'>;
}

/** Gift wrap of one shop: the text of the card is asked for once the box is checked. */
function GiftFields({ shop, name, wrapped, message, messages }: GiftFieldsProps) {
  const [isWrapped, setWrapped] = useState(wrapped);
  return (
    <>
      <Checkbox
        name={`gift-${shop}`}
        label={
          <>
            {messages.gift}
            <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
          </>
        }
        hint={messages.giftHint}
        checked={isWrapped}
        onCheckedChange={setWrapped}
      />
      {isWrapped ? (
        <Textarea
          name={`giftMessage-${shop}`}
          label={messages.giftMessage}
          hint={messages.giftMessageHint}
          rows={2}
          maxLength={200}
          defaultValue={message}
        />
      ) : null}
    </>
  );
}

/** Returns what was chosen for the products of a shop. */
function deliveryOf(form: HTMLFormElement | null, shop: string): CheckoutDelivery {
  const data = form ? new FormData(form) : new FormData();
  const method = data.get(`delivery-${shop}`) === 'pickup' ? 'pickup' : 'home';
  if (!data.has(`gift-${shop}`)) return { shop, method };
  const typed = data.get(`giftMessage-${shop}`);
  const message = typeof typed === 'string' ? cleanText(typed) : '';
  return { shop, method, gift: message === '' ? {} : { message } };
}
