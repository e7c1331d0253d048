/** Whether this browser may have a session: the head of every page has read it from the readable cookie. */
export function hasSession(): boolean {
  return document.documentElement.hasAttribute('data-session');
}
