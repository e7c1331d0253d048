import { announce } from '@marketrow/components/LiveRegion';
import { notifyChanged } from '../../account/changed';
import { changeAccount } from '../../account/changes';
import { find, type Held } from '../../markup';

let isBusy = false;

/** Closes a ticket or opens it again; the page then reads it anew. A failure stands on the page, and is said. */
export async function setTicketStatus({ slug, status, done, failed }: Held['ticket-status']): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  const note = find(document, 'ticket-failed');
  if (note) note.hidden = true;
  try {
    await changeAccount('PUT', `/api/tickets/${encodeURIComponent(slug)}`, { status });
    announce(done);
    notifyChanged();
  } catch {
    if (note) note.hidden = false;
    announce(failed, { urgent: true });
  } finally {
    isBusy = false;
  }
}
