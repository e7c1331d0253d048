import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { MapPinIcon } from '../../icons/MapPinIcon.js';
import { PencilIcon } from '../../icons/PencilIcon.js';
import { TrashIcon } from '../../icons/TrashIcon.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { linkElement } from '../../internal/render/links.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { countryLabel } from '../parts/countries.js';
import './AddressCard.css';

/** Fields of an address that the card shows. */
export interface AddressCardAddress {
  /** Title given by the owner, such as "Home". */
  title: string;
  /** Street and number. */
  street: string;
  /** Optional. Apartment, floor or unit. */
  line2?: string | undefined;
  /** Optional. Postcode. */
  postcode?: string | undefined;
  /** City. */
  city: string;
  /** Optional. State, province or region. */
  region?: string | undefined;
  /** Country, by its code or its name in English or in `locale`; shown in `locale`. */
  country: string;
  /** Phone number for the delivery. Omit to hide it. */
  phone?: string | undefined;
}

export interface AddressCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, SharedProps<'locale' | 'renderLink', 'AddressCard'> {
  /** The address. */
  address: AddressCardAddress;
  /** URL of the edit page. Omit to hide the link. */
  editHref?: string | undefined;
  /** Called to remove the address. Omit to hide the button. */
  onRemove?: ((address: AddressCardAddress) => void) | undefined;
  /** Replaces the remove button, for example with one that a script attaches to. */
  remove?: ReactNode;
  /** Slot after the title, such as a badge. */
  badge?: ReactNode;
  /** Icon before the title. @default a map pin */
  icon?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Shows an address, with controls to edit and remove it. Renders an `<article>`; safe in server components.
 * @slot badge @slot icon @slot remove
 */
export function AddressCard({
  address,
  editHref,
  onRemove,
  remove,
  badge,
  icon = <MapPinIcon />,
  headingLevel = 2,
  labels,
  className,
  ...props
}: AddressCardProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.AddressCard, settings.labels.AddressCard, labels);
  const Heading = `h${headingLevel}` as const;
  const { title, street, line2, country, phone } = address;
  const removal =
    remove ??
    (onRemove ? (
      <button
        type="button"
        className="mr-AddressCard-remove"
        aria-label={format(messages.removeName, { title })}
        onClick={() => onRemove(address)}
      >
        <TrashIcon /> {messages.remove}
      </button>
    ) : null);
  const edit =
    editHref === undefined
      ? null
      : linkElement(settings.renderLink, {
          className: 'mr-AddressCard-edit',
          href: editHref,
          'aria-label': format(messages.editName, { title }),
          children: (
            <>
              <PencilIcon /> {messages.edit}
            </>
          ),
        });
  return (
    <article {...rest} className={clsx('mr-AddressCard-root mr-kit', className)}>
      <div className="mr-AddressCard-head">
        <span className="mr-AddressCard-icon" aria-hidden="true">
          {icon}
        </span>
        <Heading className="mr-AddressCard-title">{title}</Heading>
        {badge === undefined ? null : <span className="mr-AddressCard-badge">{badge}</span>}
      </div>
      <p className="mr-AddressCard-lines">
        <span>{street}</span>
        {line2 ? <span>{line2}</span> : null}
        {/* Names of countries differ between the Unicode data of servers and browsers. */}
        <span suppressHydrationWarning>{`${townOf(address)}, ${countryLabel(country, settings.locale)}`}</span>
        {phone ? <span>{phone}</span> : null}
      </p>
      {edit || removal ? (
        <div className="mr-AddressCard-actions">
          {edit}
          {removal}
        </div>
      ) : null}
    </article>
  );
}

/** Returns city, region and postcode: `Dover, DE 19901` with a region, else `79098 Freiburg`. */
function townOf({ city, region, postcode }: AddressCardAddress): string {
  const join = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');
  return region ? `${city}, ${join(region, postcode)}` : join(postcode, city);
}
