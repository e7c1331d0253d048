/**
 * Returns `make` with its results cached by its arguments: strings, and plain objects of strings. For `Intl` objects: a
 * new formatter costs more than the render of a whole card.
 */
export function memoize<Args extends (string | object | undefined)[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    let key = '';
    for (const arg of args) key += typeof arg === 'object' ? JSON.stringify(arg) : `${arg} `;
    let result = results.get(key);
    if (result === undefined) results.set(key, (result = make(...args)));
    return result;
  };
}
