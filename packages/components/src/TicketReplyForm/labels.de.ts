import type { TicketReplyFormLabels } from './labels';

/** The German strings of `TicketReplyForm`. */
export const ticketReplyFormLabels: TicketReplyFormLabels = {
  reply: 'Ihre Antwort',
  submit: 'Antwort senden',
  pending: 'Wird gesendet …',
  loading: 'Wird geladen …',
  replyRequired: 'Schreiben Sie zuerst eine Antwort',
  failedTitle: 'Ihre Antwort wurde nicht gesendet.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihr Text ist noch da.',
};
