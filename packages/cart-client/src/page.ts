/** Listens to events of the window until the returned function is called. Without a window it does nothing. */
export function listen(handlers: Record<string, (event: never) => void>): () => void {
  const controller = new AbortController();
  if (typeof addEventListener === 'function')
    for (const type in handlers) addEventListener(type, handlers[type] as EventListener, { signal: controller.signal });
  return () => {
    controller.abort();
  };
}
