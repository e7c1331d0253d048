import { iconByName } from '@marketrow/components/icons/byName';

export interface PromisesProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly { title: string; text: string }[];
}

const icons = ['truck', 'shield-check', 'undo'];

/** What a shop promises beside a product. */
export function Promises({ label, items }: PromisesProps) {
  return (
    <ul className="site-promises" role="list" aria-label={label}>
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
