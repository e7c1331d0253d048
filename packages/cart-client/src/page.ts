import { attempt } from './attempt.ts';

/** Listens to events of the window until the returned controller aborts. Without a window it does nothing. */
export function listen(handlers: Record<string, (event: never) => void>): AbortController {
  const controller = new AbortController();
  for (const type in handlers) attempt(() => addEventListener(type, handlers[type] as EventListener, controller));
  return controller;
}
