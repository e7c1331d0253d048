import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isPublicAddress } from './http/clientInfo.ts';
import type { Logger } from './logger.ts';

/** Answers a request. */
export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** What the connections of a server may take. */
export interface ConnectionLimits {
  /** Connections at the same time. */
  total: number;
  /** Connections of one address; 0: any number. */
  perAddress: number;
  /** Whether the connections of this machine and of private networks, which are proxies', are counted too. */
  countsPrivate: boolean;
}

/** Requests of one connection that wait; beyond them nothing more is read from it. */
const mostWaiting = 16;

/** Milliseconds without a byte in either direction after which a connection is cut. Longer than any call may take. */
const longestSilence = 20_000;

/** Milliseconds after which an answer that is still being read is cut: whoever reads a byte a second never ends. */
const longestAnswer = 300_000;

/** Milliseconds between two lines about refused connections. */
const quietAfterLine = 10_000;

interface Pipeline {
  waiting: [IncomingMessage, ServerResponse][];
  isBusy: boolean;
}

/**
 * Answers the requests of a connection one after the other. Node hands over all that a client has sent ahead, and starts
 * them at once: 400 requests on one connection would be 400 answers in memory, since only the first can be sent.
 */
export function oneAtATime(answer: Answer): Answer {
  const pipelines = new WeakMap<Socket, Pipeline>();

  const run = (pipeline: Pipeline, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming;
    pipeline.isBusy = true;
    const deadline = setTimeout(() => socket.destroy(), longestAnswer);
    outgoing.once('close', () => {
      clearTimeout(deadline);
      pipeline.isBusy = false;
      if (socket.destroyed) pipeline.waiting = [];
      const next = pipeline.waiting.shift();
      if (next) run(pipeline, ...next);
      else if (socket.isPaused()) socket.resume();
    });
    answer(incoming, outgoing);
  };

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const pipeline = pipelines.get(socket) ?? { waiting: [], isBusy: false };
    pipelines.set(socket, pipeline);
    if (!pipeline.isBusy) {
      run(pipeline, incoming, outgoing);
      return;
    }
    pipeline.waiting.push([incoming, outgoing]);
    if (pipeline.waiting.length >= mostWaiting) socket.pause();
  };
}

/** Holds a server to its limits; what is refused is said in the log, once in ten seconds. */
export function limitConnections(server: Server, limits: ConnectionLimits, logger: Logger): void {
  const { total, perAddress, countsPrivate } = limits;
  const counts = new Map<string, number>();
  const refused = { total: 0, address: 0, saidAt: -Infinity };
  const report = (kind: 'total' | 'address') => {
    refused[kind] += 1;
    if (performance.now() - refused.saidAt < quietAfterLine) return;
    logger.warn('connections refused', { overTotal: refused.total, overAddress: refused.address });
    Object.assign(refused, { total: 0, address: 0, saidAt: performance.now() });
  };

  server.maxConnections = total;
  server.timeout = longestSilence;
  server.on('drop', () => {
    report('total');
  });
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (perAddress === 0 || address === undefined || !(countsPrivate || isPublicAddress(address))) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > perAddress) {
      report('address');
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
  });
}
