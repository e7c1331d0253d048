/** Loads the schemas and the reader of bodies at the first write: a page that only reads never loads them. */
export function loadBodies() {
  return Promise.all([import('../calls/bodies.ts'), import('./body.ts')]);
}
