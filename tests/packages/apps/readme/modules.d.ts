/* What the READMEs import of frameworks that are not installed for the proof: only the signatures that they use. */
declare module 'vue' {
  export interface ShallowRef<T> {
    value: T;
  }
}

declare module 'vitest' {
  type Hook = (work: () => unknown) => void;
  export const beforeAll: Hook;
  export const afterAll: Hook;
  export const afterEach: Hook;
}
