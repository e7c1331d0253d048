import { writeSync } from 'node:fs';
import inspector from 'node:inspector';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Data that the main thread shares with the watching one. */
interface Watch {
  /** Identifies the data: a test runner's threads have others. */
  marketrowWatchdog: true;
  /** Beats of the main thread, and whether a debugger may have stopped it. */
  shared: Int32Array;
  /** Beats that may be missing. */
  seconds: number;
}

const beats = 0;
const isDebugged = 1;
const second = 1_000;

/** How long a stopped main thread may take to say where it is, in milliseconds. */
const lastWords = 5_000;

/**
 * Ends the process when its main thread has done nothing for `seconds`, as in an endless loop: neither a timer nor a signal's handler would
 * run again. A second thread counts its own seconds, so that a suspended machine or a stopped process is no alarm.
 */
export function startWatchdog(seconds: number): void {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const beat = () => {
    Atomics.add(shared, beats, 1);
    Atomics.store(shared, isDebugged, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, second).unref();
  const watch: Watch = { marketrowWatchdog: true, shared, seconds };
  new Worker(new URL(import.meta.url), { workerData: watch }).unref();
}

function keepWatch({ shared, seconds }: Watch): void {
  let last = -1;
  let missing = 0;
  const timer = setInterval(() => {
    const now = Atomics.load(shared, beats);
    missing = now === last && Atomics.load(shared, isDebugged) === 0 ? missing + 1 : 0;
    last = now;
    if (missing < seconds) return;
    clearInterval(timer);
    endProcess(seconds);
  }, second);
}

/** Writes where the main thread is and ends the process. Not only by SIGKILL, which the first process of a container ignores. */
function endProcess(seconds: number): void {
  log(
    `mr: the server has not answered for ${seconds} s, as in an endless loop. Nothing else would end it. The process ends with code 70, to be started again by its supervisor.`,
  );
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), lastWords);
  const session = new inspector.Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    for (const { functionName, location } of callFrames) {
      const { scriptId, lineNumber, columnNumber = 0 } = location;
      log(
        `    at ${functionName || '(anonymous)'} (${files.get(scriptId) ?? ''}:${lineNumber + 1}:${columnNumber + 1})`,
      );
    }
    const [{ callFrameId } = { callFrameId: '' }] = callFrames;
    session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression: 'process.reallyExit(70)' });
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** Writes to stderr without the main thread, which `console` and `process.stderr` need. */
function log(line: string): void {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // A log that nobody reads must not keep the process alive.
  }
}

if (!isMainThread && (workerData as Partial<Watch> | null)?.marketrowWatchdog) keepWatch(workerData as Watch);
