/**
 * Bugs that the tests must catch: each is one exact replacement in a source file. Texts that no longer occur are an
 * error, so that the list grows old visibly.
 *
 * @type {{ name: string, file: string, find: string, replace: string }[]}
 */
export const mutants = [
  {
    name: 'saves a known guest before its load has worked',
    file: 'sync.ts',
    find: '((await load(false)) || !fresh)) continue;',
    replace: '(await load(false)) && false) continue;',
  },
  {
    name: 'acknowledges by key, so that a change made during a save is taken for stored',
    file: 'ledger.ts',
    find: 'for (const [key, wish] of sent) if (intents.get(key) === wish) intents.delete(key);',
    replace: 'for (const [key] of sent) intents.delete(key);',
  },
  {
    name: 'keeps no tombstones: a removed line comes back with the next load',
    file: 'ledger.ts',
    find: '        else next.delete(key);',
    replace: '',
  },
  {
    name: 'does not read the cookie again before a save',
    file: 'sync.ts',
    find: 'if (!isLive() || findId() !== guestId) return;',
    replace: 'if (!isLive()) return;',
  },
  {
    name: 'takes answers of an older generation',
    file: 'sync.ts',
    find: 'if (mine !== generation) return false;',
    replace: '',
  },
  {
    name: 'saves without a look although other tabs are about',
    file: 'sync.ts',
    find: 'if (isCrowded() && !(await load(true)) && !fresh) return;',
    replace: '',
  },
  {
    name: 'trusts a save that no lock guarded',
    file: 'sync.ts',
    find: 'if (sure || answer.etag) {',
    replace: 'if (sure || answer.ok) {',
  },
  {
    name: 'takes the older of two wishes for one line',
    file: 'ledger.ts',
    find: 'if (clock > met || ',
    replace: 'if (clock > 0 || ',
  },
  {
    name: 'overwrites what another tab has put into the journal',
    file: 'journal.ts',
    find: 'if (read(name) !== there) meet(look());',
    replace: '',
  },
  {
    name: 'forgets the unsent changes of a page that died',
    file: 'sync.ts',
    find: "doubt = ledger.absorb(openJournal(guestId ?? ''));",
    replace: "openJournal(guestId ?? '');",
  },
  {
    name: 'does not send what was changed during a refused save',
    file: 'sync.ts',
    find: 'rejected = before === changes;',
    replace: 'rejected = true;',
  },
  {
    name: 'repeats a refused save for ever',
    file: 'sync.ts',
    find: '[408, 425, 429].includes(status)) fail(SAVE_ERROR, answer);',
    replace: 'status >= 400) fail(SAVE_ERROR, answer);',
  },
  {
    name: 'sends no entity tag',
    file: 'sync.ts',
    find: "...(etag && { 'if-match': etag })",
    replace: '',
  },
  {
    name: 'does not wait as long as the server asks',
    file: 'retry.ts',
    find: 'heldUntil = now() + wait;',
    replace: 'heldUntil = now();',
  },
  {
    name: 'takes a web page with status 200 for an answer',
    file: 'http.ts',
    find: 'if (!ok || !/^\\s*</.test(text))',
    replace: 'if (text || true)',
  },
  {
    name: 'merges without holding back the saves',
    file: 'sync.ts',
    find: '      frozen = true;\n',
    replace: '',
  },
  {
    name: 'merges although changes are unsent',
    file: 'login.ts',
    find: 'if (!stored) {',
    replace: 'if (stored === undefined) {',
  },
  {
    name: 'keeps the cookie after a merge',
    file: 'sync.ts',
    find: "        forgetId();\n        tell({ end: 'merged', wishes: ledger.stored() });\n",
    replace: "        tell({ end: 'merged', wishes: ledger.stored() });\n",
  },
  {
    name: 'does not tell other tabs of a merge',
    file: 'sync.ts',
    find: "        tell({ end: 'merged', wishes: ledger.stored() });\n",
    replace: '',
  },
  {
    name: 'sends again after a merge what another tab had stored before it',
    file: 'sync.ts',
    find: '      ledger.drop(normaliseWishes(wishes));\n',
    replace: '',
  },
  {
    name: 'logs in twice on a double click',
    file: 'login.ts',
    find: '  if (found) return found;\n',
    replace: '',
  },
];
