'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import type { RenderLink } from '../internal/render/links';
import { IconButton } from '../IconButton';
import { EllipsisVerticalIcon } from '../icons/EllipsisVerticalIcon';
import { MenuRow } from '../internal/parts/MenuRow';
import styles from '../internal/parts/MenuPanel.module.css';

/** One entry in the menu of a row: it leads to `href`, or calls `onSelect`. */
export type DataTableAction<Row> = {
  /** What happens: "Edit". */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what destroys something. @default 'normal' */
  tone?: 'normal' | 'danger' | undefined;
} & (
  | {
      /** Where it leads. */
      href: string;
      onSelect?: undefined;
    }
  | {
      href?: undefined;
      /** Called with the row when the entry is chosen. */
      onSelect: (row: Row) => void;
    }
);

interface RowMenuProps<Row> {
  /** Accessible name of the button. */
  label: string;
  row: Row;
  actions: readonly DataTableAction<Row>[];
  renderLink: RenderLink | undefined;
}

/** The menu of one row, on Radix' menu: arrow keys, first letters and Escape are its own. */
export function RowMenu<Row>({ label, row, actions, renderLink }: RowMenuProps<Row>) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton label={label} icon={<EllipsisVerticalIcon />} />
      </Menu.Trigger>
      {/* Stays in its place in the page, so that theme, language and direction are those of the table. */}
      <Menu.Content className={styles.root} align="end" sideOffset={4} collisionPadding={8}>
        {actions.map((action) => (
          <MenuRow
            key={action.label}
            href={action.href}
            onSelect={() => action.onSelect?.(row)}
            icon={action.icon}
            tone={action.tone}
            renderLink={renderLink}
          >
            {action.label}
          </MenuRow>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
