/** Waits for several calls at once, and gives their answers by the names of the calls. */
export async function allOf<Calls extends Readonly<Record<string, Promise<unknown>>>>(
  calls: Calls,
): Promise<{ [Name in keyof Calls]: Awaited<Calls[Name]> }> {
  const answers = Object.entries(calls).map(async ([name, call]) => [name, await call] as const);
  return Object.fromEntries(await Promise.all(answers)) as { [Name in keyof Calls]: Awaited<Calls[Name]> };
}
