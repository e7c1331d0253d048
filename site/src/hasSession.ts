import { readCookies } from './storage';

/** Whether this browser may have a session: the head of every page has read it from the readable cookie. */
export function hasSession(): boolean {
  return document.documentElement.hasAttribute('data-session');
}

/** What the readable cookie says now: another page may have logged in or out since this one was painted. */
export function hasSessionNow(): boolean {
  return /\bmr-session=1/.test(readCookies());
}
