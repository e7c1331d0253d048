import { SideNav } from '../work/SideNav/index.js';
import type { SideNavProps } from '../work/SideNav/index.js';

/** `SideNav` for a static page, with the key for `attachSideNav`. */
export function StaticSideNav(props: SideNavProps) {
  return <SideNav {...props} data-mr-static={JSON.stringify({ storageKey: props.storageKey })} />;
}
