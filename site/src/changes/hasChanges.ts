/** Whether this demo session has changed products since the pages were built: the API says so by a readable cookie. */
export function hasChanges(): boolean {
  return document.cookie.includes('mr-demo-changed');
}
