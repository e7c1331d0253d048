import { WorkError } from './api';
import type { WorkContext } from './model';

/** Why the API has not done what was asked, as a sentence with what to do now. */
export function reasonOf(error: unknown, { messages: { reasons } }: Pick<WorkContext, 'messages'>): string {
  const status = error instanceof WorkError ? error.status : 0;
  if (status === 0) return reasons.silent;
  if (status === 403) return reasons.forbidden;
  if (status === 404) return reasons.gone;
  return status >= 500 ? reasons.broken : reasons.refused;
}
