/** Settings of `ACCESS`. */
export const accessModes = ['open', 'roles'] as const;

/** Access to the work areas: `open` for anyone, `roles` for accounts by their role. */
export type AccessMode = (typeof accessModes)[number];

const loopback = ['127.0.0.1', '::1', 'localhost'];

/** Default of `ACCESS`: `roles` for a server that other machines can reach. */
export function defaultAccess(host: string): AccessMode {
  return loopback.includes(host) ? 'open' : 'roles';
}
