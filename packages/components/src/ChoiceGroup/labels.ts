/** Every string that `ChoiceGroup` shows or announces. */
export interface ChoiceGroupLabels {
  /** Spoken after the name of a choice that cannot be made now. */
  unavailable: string;
}

/** The English strings of `ChoiceGroup`. */
export const choiceGroupLabels: ChoiceGroupLabels = { unavailable: 'not available' };
