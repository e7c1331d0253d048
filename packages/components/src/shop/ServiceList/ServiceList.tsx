import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ScrollRow } from '../../internal/parts/ScrollRow.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ServiceList.css';

/** One service of the marketplace. */
export interface ServiceListItem {
  /** Icon before the text: `<TruckIcon />`. */
  icon?: ReactNode;
  /** Title of three or four words. */
  title: string;
  /** Short line under the title. */
  description: string;
}

export interface ServiceListProps
  extends Omit<ComponentProps<'section'>, 'children'>, SharedProps<never, 'ServiceList'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Services, usually three or four. */
  items: readonly ServiceListItem[];
}

/**
 * Services of the marketplace side by side; below 900 px a scrolling row. Renders a `<section>`; safe in server
 * components.
 * @cssproperty --mr-bleed distance to the edge of the screen, across which the row scrolls on phones; 0 by default
 */
export function ServiceList({ label, items, labels, className, ...props }: ServiceListProps) {
  const [settings, rest] = useSettings(props);
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
