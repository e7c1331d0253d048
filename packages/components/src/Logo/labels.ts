/** Every string that `Logo` announces. */
export interface LogoLabels {
  /** Name of the link. `{name}` is filled in; keep it in, as it is the text that is seen. */
  home: string;
}

/** The English strings of `Logo`. */
export const logoLabels: LogoLabels = { home: '{name}, home page' };
