import { describeError, type Logger } from '../logger.ts';
import type { Notices } from './notices.ts';

const everyMinute = 60_000;

/**
 * Sends due mails now and every minute: those left by a crash, and those for stock that another system has written. Runs until the
 * returned function is called, which waits for the mail that is being sent.
 */
export function keepNoticesSent(notices: Notices, logger: Logger): () => Promise<void> {
  let isStopped = false;
  const run = async () => {
    try {
      await notices.queue();
      const sent = await notices.send(() => isStopped);
      if (sent > 0) logger.info('notices sent', { sent });
    } catch (error) {
      logger.warn('sending notices failed', describeError(error));
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMinute);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
