/** Every string that `Logo` announces. */
export interface LogoLabels {
  /** Name of the link. `{name}` is filled in; keep it in, as it is the text that is seen. */
  label: string;
}

/** The English strings of `Logo`. */
export const logoLabels: LogoLabels = { label: '{name}, home page' };
