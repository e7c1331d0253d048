'use client';

import { MenuRow } from '../internal/parts/MenuRow';
import { OpenedMenu } from '../internal/parts/OpenedMenu';
import type { RenderLink } from '../internal/render/links';
import type { MenuOpener } from '../internal/state/useMenuOnUse';
import type { DataTableAction } from './RowMenu';
import styles from '../internal/parts/MenuPanel.module.css';

export interface RowMenuPanelProps {
  opener: MenuOpener;
  actions: readonly DataTableAction<never>[];
  /** Called with the entry that was chosen. */
  onSelect: (action: DataTableAction<never>) => void;
  renderLink: RenderLink | undefined;
}

/** The open menu of one row, on Radix' menu: arrow keys, first letters and Escape are its own. */
export function RowMenuPanel({ opener, actions, onSelect, renderLink }: RowMenuPanelProps) {
  return (
    <OpenedMenu opener={opener} className={styles.root} sideOffset={4}>
      {actions.map((action) => (
        <MenuRow
          key={action.label}
          href={action.href}
          onSelect={() => onSelect(action)}
          icon={action.icon}
          tone={action.tone}
          renderLink={renderLink}
        >
          {action.label}
        </MenuRow>
      ))}
    </OpenedMenu>
  );
}
