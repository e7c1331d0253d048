import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ScrollRow } from '../../internal/parts/ScrollRow.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ServiceList.css';

/** One promise of the marketplace. */
export interface ServiceListItem {
  /** Icon before the text: `<TruckIcon />`. */
  icon?: ReactNode;
  /** The promise in three or four words. */
  title: string;
  /** One short line under it. */
  description: string;
}

export interface ServiceListProps
  extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<never, 'ServiceList'> {
  /** Accessible name of the whole. @default from `labels` */
  label?: string | undefined;
  /** Three or four promises. */
  items: readonly ServiceListItem[];
}

/**
 * The promises under a hero, side by side; below 900 px a row that scrolls. Renders a `<section>`; safe in server components.
 * @cssproperty --mr-bleed room between the row and the edge of the screen, which the row takes on phones; 0 by default
 */
export function ServiceList({ label, items, labels, className, ...rest }: ServiceListProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.ServiceList, settings.labels.ServiceList, labels);
  const name = rest['aria-label'] ?? label ?? messages.label;
  return (
    <ScrollRow {...rest} label={name} className={clsx('mr-ServiceList-root mr-kit', className)}>
      <ul role="list" className="mr-ServiceList-list" aria-label={name}>
        {items.map(({ icon, title, description }) => (
          <li key={title} className="mr-ServiceList-item">
            {icon === undefined || icon === null ? null : <span className="mr-ServiceList-icon">{icon}</span>}
            <div>
              <b className="mr-ServiceList-title">{title}</b>
              <span className="mr-ServiceList-description">{description}</span>
            </div>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
