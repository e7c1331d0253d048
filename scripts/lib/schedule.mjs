/**
 * @typedef {{ name: string, oneCore?: boolean, after?: string[] }} Job
 *   `oneCore`: it works on one core, so another one may run beside it. Every other job has the machine to itself.
 *   `after` names jobs that write what this one reads; those that are not in the list are taken as done.
 */

/**
 * Runs jobs in their order, as many beside each other as there are cores. A job that has to wait holds back those behind it.
 *
 * @template {Job} T
 * @param {readonly T[]} jobs
 * @param {number} cores how many jobs of one core run at once, at least 1
 * @param {(job: T) => Promise<void>} run what it throws is thrown, and no further job starts
 */
export async function runInOrder(jobs, cores, run) {
  /** @type {Map<string, Promise<void>>} those under way */
  const running = new Map();
  const mayStart = (/** @type {T} */ { oneCore = false, after = [] }) =>
    oneCore ? running.size < cores && !after.some((name) => running.has(name)) : running.size === 0;

  for (const job of jobs) {
    while (!mayStart(job)) await Promise.race(running.values());
    const ended = run(job).finally(() => running.delete(job.name));
    running.set(job.name, ended);
    if (!job.oneCore) await ended;
  }
  await Promise.all(running.values());
}
