import { createRoot } from 'react-dom/client';
import { AccountLive } from '../../account/AccountLive';
import { takeNote } from '../../account/changes';
import { isBuilt, requestOf } from '../../account/model/requestOf';
import { isDemo } from '../../demo/isDemo';
import type { AccountContext } from '../../account/model/types';
import { mark, read, selector } from '../../markup';
import { readJson } from '../../readJson';
import { accountFile, localeOfParam } from '../../routes';

/**
 * Puts this browser's own records in the place of the sample customer's.
 *
 * @param removing The address that the shopper has asked to remove.
 * @param changed Whether a change on the static page was the cause: what had the focus has gone with that page.
 */
export async function mountAccount(root: HTMLElement, removing: string | undefined, changed = false): Promise<void> {
  const { request, shell } = read(root, 'account');
  const context = await readJson<AccountContext>(accountFile(localeOfParam(document.documentElement.lang)), 'messages');
  // Asked for twice, it came twice.
  if (root.matches(selector('ready'))) return;
  // A file server cannot answer the record's own address with the shell: the demo comes with the record behind the `#`.
  if (isDemo && shell && location.hash) history.replaceState(null, '', location.hash.slice(1));
  for (const name of Object.keys(mark('ready'))) root.setAttribute(name, '');
  root.replaceChildren();
  const asked = shell ? requestOf(shell, location.pathname) : request;
  const note = takeNote();
  // Kept in the entry of the history: the page thanks again after a reload.
  if (note === 'orderPlaced') history.replaceState({ isPlaced: true }, '');
  const { isPlaced } = Object(history.state) as { isPlaced?: boolean };
  createRoot(root).render(
    <AccountLive
      context={context}
      request={asked}
      // Lists are built with the sample customer: one that came as a shell is of a shop without.
      withSample={!shell || !isBuilt(asked)}
      removing={removing}
      note={note}
      isPlaced={isPlaced}
      focusHeading={changed}
    />,
  );
}
