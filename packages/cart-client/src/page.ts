import { tryCatch } from './tryCatch.ts';

/** Listens to events of the window until the returned controller aborts. Without a window it does nothing. */
export function listen(handlers: Record<string, (event: never) => void>): AbortController {
  const controller = new AbortController();
  for (const type in handlers) tryCatch(() => addEventListener(type, handlers[type] as EventListener, controller));
  return controller;
}
