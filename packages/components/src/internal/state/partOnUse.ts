import type { FunctionComponent } from 'react';

/** A part of a component whose code is fetched once a person is about to use it. */
export interface PartOnUse<Props> {
  /** The part, once it is there. */
  get: () => FunctionComponent<Props> | undefined;
  /** Fetches it; a failure is not kept. Rejects where the file cannot be reached. */
  load: () => Promise<FunctionComponent<Props>>;
}

/** Describes a part by the import of its file. Call it at the top of a module: all uses share one fetch. */
export function partOnUse<Props>(fetchPart: () => Promise<FunctionComponent<Props>>): PartOnUse<Props> {
  let part: FunctionComponent<Props> | undefined;
  let coming: Promise<FunctionComponent<Props>> | undefined;
  return {
    get: () => part,
    load: () => {
      coming ??= fetchPart().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}
