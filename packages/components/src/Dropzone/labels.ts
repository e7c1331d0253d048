/** Every string that `Dropzone` shows or announces. */
export interface DropzoneLabels {
  /** What can be done with the zone. */
  drop: string;
  /** The same for who does not drop: drawn as a button. */
  choose: string;
  /** Name of the list of files. */
  files: string;
  /** Name of the button that removes a file. `{name}` is the file's. */
  remove: string;
  /** Announced when the list changes. `{count}` is the number of files. */
  count: string;
  /** Message for a file that is larger than allowed. `{name}` is the file's. */
  tooLarge: string;
  /** Message for a file beyond the most that are taken. `{name}` is the file's. */
  tooMany: string;
  /** Message for a file of another kind. `{name}` is the file's. */
  wrongKind: string;
}

/** The English strings of `Dropzone`. */
export const dropzoneLabels: DropzoneLabels = {
  drop: 'Drop files here, or',
  choose: 'Choose files',
  files: 'Chosen files',
  remove: 'Remove {name}',
  count: 'Chosen files: {count}',
  tooLarge: '{name} is too large.',
  tooMany: '{name} is one too many.',
  wrongKind: '{name} is of a kind that is not taken here.',
};
