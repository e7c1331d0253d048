/** Settings of `ACCESS`. */
export const accessModes = ['open', 'roles'] as const;

/** Access to the work areas: `open`, anybody; `roles`, accounts by their role. */
export type AccessMode = (typeof accessModes)[number];

const loopback = ['127.0.0.1', '::1', 'localhost'];

/** Mode without a word from the operator: a server that others can reach checks roles. */
export function defaultAccess(host: string): AccessMode {
  return loopback.includes(host) ? 'open' : 'roles';
}
