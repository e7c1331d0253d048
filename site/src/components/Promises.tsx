import { iconByName } from '@marketrow/components/icons/byName';

export interface PromisesProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly { title: string; text: string }[];
  /** Whether nothing is delivered, as of what is sold out. @default false */
  hidden?: boolean;
}

const icons = ['truck', 'shield-check', 'undo'];

/** What a shop promises beside a product. */
export function Promises({ label, items, hidden = false }: PromisesProps) {
  return (
    <ul className="site-promises" role="list" aria-label={label} hidden={hidden}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {iconByName(icons[index] ?? 'truck')}
          <span>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
