/** Every string that `TicketReplyForm` shows or announces. */
export interface TicketReplyFormLabels {
  /** Label of the text. */
  reply: string;
  /** The submit button. */
  submit: string;
  /** The submit button while the form is sent. */
  pending: string;
  /** The submit button until it can act. */
  loading: string;
  /** Message where the text is missing. */
  replyRequired: string;
  /** What happened, where the reply was not sent. */
  failedTitle: string;
  /** What to do then. */
  failedText: string;
}

/** The English strings of `TicketReplyForm`. */
export const ticketReplyFormLabels: TicketReplyFormLabels = {
  reply: 'Your reply',
  submit: 'Send reply',
  pending: 'Sending…',
  loading: 'Loading…',
  replyRequired: 'Write a reply first',
  failedTitle: 'Your reply was not sent.',
  failedText: 'Please try again; your text is still here.',
};
