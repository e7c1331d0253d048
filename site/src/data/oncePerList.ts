/** What is worked out of all members of a list, once a list: worked out for each of its pages, a page would cost more the longer its list is. */
export function oncePerList<Member, Value>(
  make: (list: readonly Member[]) => Value,
): (list: readonly Member[]) => Value {
  const values = new WeakMap<readonly Member[], { value: Value }>();
  return (list) => {
    let known = values.get(list);
    if (known === undefined) values.set(list, (known = { value: make(list) }));
    return known.value;
  };
}
