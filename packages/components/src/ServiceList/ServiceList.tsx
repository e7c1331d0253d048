import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NamedIcon } from '../internal/parts/NamedIcon';
import { ScrollRow } from '../internal/parts/ScrollRow';
import styles from './ServiceList.module.css';
import { serviceListLabels } from './labels';
import type { ServiceListLabels } from './labels';

/** One promise of the marketplace. */
export interface ServiceListItem {
  /** Name of the icon, such as `truck`. An unknown name draws none. */
  icon: string;
  /** The promise in three or four words. */
  title: string;
  /** One short line under it. */
  description: string;
}

export interface ServiceListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Three or four promises. */
  services: readonly ServiceListItem[];
  /** Replaces some or all of the English strings. */
  labels?: Partial<ServiceListLabels> | undefined;
}

/** The promises under a hero, side by side; below 900 px a row that scrolls. Renders a `<section>`; safe in server components. */
export function ServiceList({ services, labels, className, ...rest }: ServiceListProps) {
  const settings = useSettings();
  const { list } = mergeLabels(serviceListLabels, settings.labels.ServiceList, labels);
  return (
    <ScrollRow label={list} {...rest} className={clsx(styles.root, className)}>
      <ul role="list" className={styles.list} aria-label={list}>
        {services.map(({ icon, title, description }) => (
          <li key={title} className={styles.item}>
            <NamedIcon className={styles.icon} name={icon} />
            <div>
              <b className={styles.title}>{title}</b>
              <span className={styles.description}>{description}</span>
            </div>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
