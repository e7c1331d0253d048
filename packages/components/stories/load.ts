/**
 * Reads a story's records from the mock API, in the language of the toolbar. For `loaders`: what a story shows is what a
 * page would show, and a German story has German records.
 */
export async function load<Records>(path: string, { globals }: { globals: Record<string, unknown> }): Promise<Records> {
  const language = globals['language'] === 'de' ? 'de' : 'en';
  const answer = await fetch(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  if (!answer.ok) {
    throw new Error(
      `mr: ${path} answered ${answer.status}. The story has no records to show. Look at the handlers of the story.`,
    );
  }
  return (await answer.json()) as Records;
}
