import type { Answers } from './answers.ts';
import { notFound } from './replies.ts';

/** People with an account. */
export const userAnswers = {
  'GET /api/user-list': ({ records }) => records.users(),
  'GET /api/user-list/id-list': async ({ records }) => (await records.users()).map(({ id }) => ({ params: { id } })),
  // As in the specification: always the first record.
  'GET /api/user-list/1': async ({ records }) => (await records.users())[0] ?? notFound(),
  'GET /api/user-list/{id}': async ({ params, records }) => {
    return (await records.users()).find(({ id }) => id === params['id']) ?? notFound();
  },
} satisfies Partial<Answers>;
