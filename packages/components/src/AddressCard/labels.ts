/** Every string that `AddressCard` shows or announces. */
export interface AddressCardLabels {
  /** The link to the form. */
  edit: string;
  /** Its name, with the `{title}` of the address. */
  editName: string;
  /** The button that asks to remove it. */
  remove: string;
  /** Its name, with the `{title}` of the address. */
  removeName: string;
}

/** The English strings of `AddressCard`. */
export const addressCardLabels: AddressCardLabels = {
  edit: 'Edit',
  editName: 'Edit {title}',
  remove: 'Remove',
  removeName: 'Remove {title}',
};
