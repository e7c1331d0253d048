/** Every string that `NumberField` shows or announces. */
export interface NumberFieldLabels {
  /** The text is no number, or can be two. `{example}` is one as the language writes it. */
  invalid: string;
  /** The number is less than `min`, which is `{min}`. */
  tooSmall: string;
  /** The number is greater than `max`, which is `{max}`. */
  tooLarge: string;
  /** The number is between two steps. `{step}` is their distance. */
  wrongStep: string;
}

/** The English strings of `NumberField`. */
export const numberFieldLabels: NumberFieldLabels = {
  invalid: 'Enter a number, such as {example}.',
  tooSmall: 'Enter {min} or more.',
  tooLarge: 'Enter {max} or less.',
  wrongStep: 'Enter a number in steps of {step}.',
};
