import { SideNav } from '../work/SideNav';
import type { SideNavProps } from '../work/SideNav';

/** `SideNav` of a static page, with the key for `attachSideNav`. */
export function StaticSideNav(props: SideNavProps) {
  return <SideNav {...props} data-mr-static={JSON.stringify({ storageKey: props.storageKey })} />;
}
