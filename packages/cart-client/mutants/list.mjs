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
    find: "if (made && guestId !== '') {",
    replace: "if (guestId !== '') {",
  },
  {
    name: 'saves although the look before it failed',
    file: 'sync.ts',
    find: '            known = (known & 1) as 0 | 1;\n',
    replace: '',
  },
  {
    name: 'acknowledges by key, so that a change made during a save is taken for stored',
    file: 'ledger.ts',
    find: 'if ((intents.get(key)?.[2] as number) <= clock) intents.delete(key);',
    replace: 'intents.delete(key);',
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
    find: 'if (findId() !== guestId) {',
    replace: 'if (!findId()) {',
  },
  {
    name: 'takes answers of an older generation',
    file: 'sync.ts',
    find: 'if (mine !== generation) return;\n          const found',
    replace: 'const found',
  },
  {
    name: 'saves without a look although other tabs are about',
    file: 'sync.ts',
    find: ' || (isDirty() && now() < crowdedUntil)',
    replace: '',
  },
  {
    name: 'trusts a save that no lock guarded',
    file: 'sync.ts',
    find: 'if (held || tag) {',
    replace: 'if (held || ok) {',
  },
  {
    name: 'takes the older of two wishes for one line',
    file: 'ledger.ts',
    find: 'if (clock > known || ',
    replace: 'if (clock > 0 || ',
  },
  {
    name: 'overwrites what another tab has put into the journal',
    file: 'device.ts',
    find: "if ((read(name) ?? '') !== there) meet(look());",
    replace: '',
  },
  {
    name: 'forgets the unsent changes of a page that died',
    file: 'sync.ts',
    find: 'doubt = absorb(openJournal(guestId));',
    replace: 'openJournal(guestId);',
  },
  {
    name: 'does not send what was changed during a refused save',
    file: 'sync.ts',
    find: 'rejected = body === bodyOf();',
    replace: 'rejected = true;',
  },
  {
    name: 'repeats a refused save for ever',
    file: 'sync.ts',
    find: '[408, 425, 429].includes(status)) fail(SAVE_ERROR, status, wait);',
    replace: 'status >= 400) fail(SAVE_ERROR, status, wait);',
  },
  {
    name: 'sends no entity tag',
    file: 'sync.ts',
    find: "...(etag && { 'if-match': etag })",
    replace: '',
  },
  {
    name: 'does not wait as long as the server asks',
    file: 'sync.ts',
    find: 'heldUntil = now() + wait;',
    replace: 'heldUntil = now();',
  },
  {
    name: 'takes a web page with status 200 for an answer',
    file: 'http.ts',
    find: '|| !/^\\s*</.test(text))',
    replace: '|| true)',
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
    find: '        if (!merged) return;\n        forgetId();\n',
    replace: '        if (!merged) return;\n',
  },
  {
    name: 'does not tell other tabs of a merge',
    file: 'sync.ts',
    find: '        tell(2);\n',
    replace: '',
  },
  {
    name: 'sends again after a merge what another tab had stored before it',
    file: 'sync.ts',
    find: '      acknowledge(heard);\n',
    replace: '',
  },
  {
    name: 'logs in twice on a double click',
    file: 'login.ts',
    find: '  if (found) return found;\n',
    replace: '',
  },
  {
    name: 'loses the lines of a guest whose cookie was deleted',
    file: 'sync.ts',
    find: 'if (guestId) carry();',
    replace: '',
  },
  {
    name: 'follows wishes of the journal that are older than its cookie could be',
    file: 'wish.ts',
    find: '      clock > oldest &&\n',
    replace: '',
  },
  {
    name: 'takes "all that I have not seen" of another tab for its own',
    file: 'wish.ts',
    find: '      (key || oldest) &&\n',
    replace: '',
  },
  {
    name: 'forgets that a save without an answer may still arrive',
    file: 'sync.ts',
    find: 'doubt = !status;',
    replace: '',
  },
  {
    name: 'leaves a wish alone that an older one has overwritten',
    file: 'ledger.ts',
    find: ' || (clock === known && !isStored && !intents.has(key) && base.get(key)?.qty !== item?.qty)',
    replace: '',
  },
  {
    name: 'takes what another tab has stored for work of its own',
    file: 'ledger.ts',
    find: 'if (isStored) intents.delete(key);\n        else intents.set(key, wish);',
    replace: 'intents.set(key, wish);',
  },
  {
    name: 'tells only what is unsent, so that a new tab cannot tell old wishes from new ones',
    file: 'ledger.ts',
    find: '[...met.values()].map(',
    replace: '[...intents.values()].map(',
  },
];
