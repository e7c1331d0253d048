import type { FunctionComponent } from 'react';

/** Component whose code is loaded before its first use. */
export interface LazyComponent<Props> {
  /** Returns the component once it is loaded. */
  get: () => FunctionComponent<Props> | undefined;
  /** Loads it. Rejects if the file cannot be loaded; the next call retries. */
  load: () => Promise<FunctionComponent<Props>>;
}

/** Returns a component that `load` imports. Call it at the top of a module, so that all uses share one request. */
export function lazyComponent<Props>(load: () => Promise<FunctionComponent<Props>>): LazyComponent<Props> {
  let component: FunctionComponent<Props> | undefined;
  let loading: Promise<FunctionComponent<Props>> | undefined;
  return {
    get: () => component,
    load: () => {
      loading ??= load().then(
        (loaded) => (component = loaded),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
