import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Connections } from '../database/database.ts';
import type { AppEnvironment } from './environment.ts';
import { onlyMethods } from './methods.ts';

/** Upper bounds of the durations' buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  count: number;
  sum: number;
  /** Requests that took at most as long as the bound of the same index. */
  buckets: number[];
}

/** Counts requests and describes the process in the text format of Prometheus. */
export interface Metrics {
  /** Counts a request when it is answered. */
  count: ReturnType<typeof createMiddleware<AppEnvironment>>;
  /** Counts a login by its outcome. */
  countLogin(outcome: string): void;
  /** `GET /metrics`. */
  routes: Hono<AppEnvironment>;
}

/** Creates the metrics of one process. Labels are routes, methods and statuses, never text of a client. */
export function createMetrics(connections: (() => Connections) | undefined): Metrics {
  const requests = new Map<string, Series>();
  const logins = new Map<string, number>();

  const count = createMiddleware<AppEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    // The route, not the address: addresses have guest ids, and their number is unbounded.
    const labels = `method="${c.req.method}",route="${routePath(c)}",status="${c.res.status}"`;
    const series = requests.get(labels) ?? { labels, count: 0, sum: 0, buckets: bounds.map(() => 0) };
    requests.set(labels, series);
    const seconds = (performance.now() - start) / 1_000;
    series.count += 1;
    series.sum += seconds;
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
  });

  const routes = new Hono<AppEnvironment>();
  routes.get('/metrics', (c) => {
    const text = [
      ...durations([...requests.values()]),
      ...counter('marketrow_logins_total', 'Attempts to sign in.', logins, 'outcome'),
      ...(connections ? pool(connections()) : []),
      ...gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      ...gauge('process_uptime_seconds', 'Seconds since the start.', process.uptime()),
    ];
    return c.body(`${text.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });

  routes.all('/metrics', onlyMethods('GET, HEAD', 'Read the metrics with GET'));

  return {
    count,
    countLogin(outcome) {
      logins.set(outcome, (logins.get(outcome) ?? 0) + 1);
    },
    routes,
  };
}

function durations(series: readonly Series[]): string[] {
  const name = 'marketrow_request_seconds';
  return [
    `# HELP ${name} Time from the head of a request to the head of its answer.`,
    `# TYPE ${name} histogram`,
    ...series.flatMap(({ labels, count, sum, buckets }) => [
      ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ];
}

function counter(name: string, help: string, values: ReadonlyMap<string, number>, label: string): string[] {
  const lines = [...values].map(([value, count]) => `${name}{${label}="${value}"} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines];
}

function pool({ total, idle, waiting }: Connections): string[] {
  const states = new Map([
    ['busy', total - idle],
    ['idle', idle],
  ]);
  const name = 'marketrow_database_connections';
  return [
    `# HELP ${name} Connections to PostgreSQL.`,
    `# TYPE ${name} gauge`,
    ...[...states].map(([state, count]) => `${name}{state="${state}"} ${count}`),
    ...gauge('marketrow_database_waiting', 'Requests that wait for a connection.', waiting),
  ];
}

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}
