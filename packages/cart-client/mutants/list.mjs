/**
 * Bugs that the tests must catch. Each is anchored by a comment `// Mutant: <label>.` above a statement of a source file, and changes
 * that statement: `remove` takes it out, `condition` replaces that of its `if`, `code` replaces all of it. A label that no
 * longer occurs is an error, so that the list grows old visibly.
 *
 * @type {{ name: string, file: string, label: string, remove?: true, condition?: string, code?: string }[]}
 */
export const mutants = [
  {
    name: 'saves a known guest before its load has worked',
    file: 'steps.ts',
    label: 'known-guest-is-loaded',
    condition: "isNew || s.guestId_ !== ''",
  },
  {
    name: 'after a merge saves although the load failed',
    file: 'steps.ts',
    label: 'known-guest-is-loaded',
    condition: 'isNew',
  },
  {
    name: 'saves although the load before it failed',
    file: 'steps.ts',
    label: 'failed-load-holds-saves',
    remove: true,
  },
  { name: 'takes answers of an older generation', file: 'steps.ts', label: 'old-answers-are-ignored', remove: true },
  {
    name: 'saves without a load although other tabs are about',
    file: 'steps.ts',
    label: 'peers-are-loaded',
    condition: '!isLoaded(s)',
  },
  {
    name: 'overwrites what another tab has stored but not told yet',
    file: 'steps.ts',
    label: 'newer-save-is-read',
    remove: true,
  },
  {
    name: 'writes an old base over what another tab has stored but not told yet',
    file: 'steps.ts',
    label: 'newer-save-is-read',
    code: '  s.mergeRemote_(s.lastStored_());',
  },
  {
    name: 'does not read the cookie again before a save',
    file: 'steps.ts',
    label: 'cookie-is-read-again',
    remove: true,
  },
  {
    name: 'trusts a save that no lock guarded',
    file: 'steps.ts',
    label: 'unguarded-save-is-verified',
    condition: 'true',
  },
  {
    name: 'asks a server for ever that stores something else',
    file: 'steps.ts',
    label: 'server-has-the-last-word',
    remove: true,
  },
  {
    name: 'forgets that a save without an answer may still arrive',
    file: 'steps.ts',
    label: 'lost-answer-is-verified',
    remove: true,
  },
  {
    name: 'loses the lines of a guest whose cookie was deleted',
    file: 'steps.ts',
    label: 'lines-follow-a-new-id',
    remove: true,
  },
  {
    name: 'forgets the unsent changes of a page that died',
    file: 'steps.ts',
    label: 'journal-is-read',
    code: 's.openJournal_(s.guestId_);',
  },
  {
    name: 'stores under an id before another tab was heard, without locks',
    file: 'steps.ts',
    label: 'id-is-settled',
    remove: true,
  },
  {
    name: 'lets one refused line block the others',
    file: 'steps.ts',
    label: 'refused-line-is-found',
    condition: 'false',
  },
  {
    name: 'forgets that a tag was refused',
    file: 'steps.ts',
    label: 'refused-tag-is-noted',
    remove: true,
  },
  {
    name: 'keeps the mark that a proxy has put on a tag',
    file: 'http.ts',
    label: 'marked-tag-is-cleaned',
    code: "  return etag?.startsWith('\"') ? etag : '';",
  },
  {
    name: 'takes the older of two intents for one line',
    file: 'ledger.ts',
    label: 'newer-intent-wins',
    condition: 'true',
  },
  {
    name: 'leaves an intent alone that an older one has overwritten',
    file: 'ledger.ts',
    label: 'newer-intent-wins',
    condition: 'clock > known',
  },

  { name: 'does not wait as long as the server asks', file: 'schedule.ts', label: 'retry-after-is-kept', remove: true },
  {
    name: 'sends again after a merge what another tab had stored before it',
    file: 'tabs.ts',
    label: 'merged-is-not-sent',
    remove: true,
  },
  { name: 'does not tell other tabs of a merge', file: 'sync.ts', label: 'merge-is-announced', remove: true },
  { name: 'merges without holding back the saves', file: 'sync.ts', label: 'merge-holds-saves', remove: true },
  {
    name: 'keeps the cookie of a cart that is reset before it starts',
    file: 'sync.ts',
    label: 'reset-clears-cookie',
    remove: true,
  },
  { name: 'keeps the cookie after a merge', file: 'sync.ts', label: 'merged-cookie-is-cleared', remove: true },
  {
    name: 'keeps unsent intents of before in the back-forward cache',
    file: 'sync.ts',
    label: 'bfcache-begins-anew',
    remove: true,
  },
  {
    name: 'saves blindly at the end of a page although another tab may have stored something',
    file: 'sync.ts',
    label: 'other-tabs-are-not-overwritten',
    code: '  const isBlind = !isLoaded(s);',
  },
  {
    name: 'saves without locks while a save of before a stop is under way',
    file: 'sync.ts',
    label: 'one-section-at-a-time',
    code: '    await section();',
  },
  {
    name: 'keeps its channel open in the back-forward cache',
    file: 'sync.ts',
    label: 'channel-is-closed',
    remove: true,
  },
  {
    name: 'overwrites what another tab has put into the journal',
    file: 'journal.ts',
    label: 'journal-is-shared',
    remove: true,
  },
  {
    name: 'keeps an old change in a full journal',
    file: 'journal.ts',
    label: 'old-change-is-erased',
    code: 'if (intent) write(keyFor(line), JSON.stringify(intent)); else write(keyFor(line));',
  },
  {
    name: 'stores its own id where another tab has just written one',
    file: 'identity.ts',
    label: 'other-id-is-followed',
    condition: 'readId() !== id',
  },
  { name: 'merges although changes are unsent', file: 'login.ts', label: 'unsent-is-not-merged', condition: 'false' },
  {
    name: 'does not start the cart for changes of an earlier page',
    file: 'login.ts',
    label: 'earlier-page-is-sent',
    remove: true,
  },
  { name: 'logs in twice on a double click', file: 'login.ts', label: 'login-is-single', remove: true },
  {
    name: 'empties the cart although the session goes on',
    file: 'login.ts',
    label: 'failed-logout-keeps-the-cart',
    condition: 'true',
  },
];
