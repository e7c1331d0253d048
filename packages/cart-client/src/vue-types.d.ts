/*
 * The part of Vue that `/vue` uses, so that the package can be built and tested without Vue among the dependencies of the
 * repository. An app's own Vue takes its place; these signatures are those of Vue 3.3 to 3.5.
 */
declare module 'vue' {
  export interface ShallowRef<Value> {
    value: Value;
  }
  export function shallowRef<Value>(value: Value): ShallowRef<Value>;
  export function onMounted(hook: () => void): void;
  export function onScopeDispose(hook: () => void): void;
}
