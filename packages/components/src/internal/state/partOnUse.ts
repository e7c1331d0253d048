import type { FunctionComponent } from 'react';

/** Component whose code is loaded when the user is about to use it. */
export interface PartOnUse<Props> {
  /** Returns the component once it is loaded. */
  get: () => FunctionComponent<Props> | undefined;
  /** Loads it; a failure is not cached. Rejects if the file cannot be loaded. */
  load: () => Promise<FunctionComponent<Props>>;
}

/** Creates a lazily loaded component from the import of its file. Call it at the top of a module: all uses share one request. */
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
