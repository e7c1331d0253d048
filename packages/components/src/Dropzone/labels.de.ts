import type { DropzoneLabels } from './labels';

/** The German strings of `Dropzone`. */
export const dropzoneLabels: DropzoneLabels = {
  drop: 'Dateien hierher ziehen oder',
  choose: 'Dateien auswählen',
  files: 'Ausgewählte Dateien',
  remove: '{name} entfernen',
  count: 'Ausgewählte Dateien: {count}',
  tooLarge: '{name} ist zu groß.',
  tooMany: '{name} ist eine Datei zu viel.',
  wrongKind: 'Dateien wie {name} werden hier nicht angenommen.',
};
