import type { ErrorStateLabels } from './labels';

/** The German strings of `ErrorState`. */
export const errorStateLabels: ErrorStateLabels = {
  title: 'Das ließ sich nicht laden',
  text: 'Der Shop hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Erneut versuchen',
  retrying: 'Wird versucht …',
};
