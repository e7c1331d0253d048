import { announce } from '@marketrow/components/LiveRegion';
import { TicketReplyForm } from '@marketrow/components/TicketReplyForm';
import { notifyChanged } from './changed';
import { changeAccount } from './changes';
import { FormProvider, markTitle } from './FormProvider';
import type { AccountContext } from './model/types';

export interface TicketReplyProps {
  context: AccountContext;
  /** The ticket that is answered. */
  slug: string;
}

/** The form of a reply. Sent, the page reads the conversation again. */
export function TicketReply({ context, slug }: TicketReplyProps) {
  const t = context.messages.account.ticket;
  const send = async (text: string) => {
    await changeAccount('POST', `/api/tickets/${encodeURIComponent(slug)}/replies`, { text });
    announce(t.sent);
    notifyChanged();
  };
  return (
    <FormProvider context={context}>
      <TicketReplyForm
        className="site-account-box"
        aria-label={t.reply}
        note={t.note}
        onSubmit={({ reply }) => send(reply)}
        onErrorCountChange={(count) => markTitle(context, count)}
      />
    </FormProvider>
  );
}
