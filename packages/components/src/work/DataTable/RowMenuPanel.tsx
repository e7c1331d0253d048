'use client';

import { MenuRow } from '../../internal/parts/MenuRow.js';
import { OpenedMenu } from '../../internal/parts/OpenedMenu.js';
import type { RenderLink } from '../../internal/render/links.js';
import type { MenuOpener } from '../../internal/state/useMenuOnUse.js';
import type { DataTableAction } from './rowAction.js';
import '../../internal/parts/MenuPanel.css';

export interface RowMenuPanelProps {
  /** The button that opened it. */
  opener: MenuOpener;
  /** The entries. */
  actions: readonly DataTableAction<never>[];
  /** Called with the chosen entry. */
  onSelect: (action: DataTableAction<never>) => void;
  /** Renders each link, for example with a router link. */
  renderLink: RenderLink | undefined;
}

/** Open menu of one row, based on the Radix menu: arrow keys, typeahead, Escape. */
export function RowMenuPanel({ opener, actions, onSelect, renderLink }: RowMenuPanelProps) {
  return (
    <OpenedMenu opener={opener} className="mr-MenuPanel-root mr-kit" sideOffset={4}>
      {actions.map((action) => (
        <MenuRow
          key={action.label}
          href={action.href}
          onSelect={() => {
            // A dialog opened by the action restores the focus to the active element: move it from the unmounted row to
            // the button.
            opener.button.current?.focus();
            onSelect(action);
          }}
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
