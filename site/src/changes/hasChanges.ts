import { readCookies } from '../storage';

/** Whether this demo session has changed products since the pages were built: the API says so by a readable cookie. */
export function hasChanges(): boolean {
  return readCookies().includes('mr-demo-changed');
}
