import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the network says about a caller. */
export interface Caller {
  /** Network address; an IPv6 one is cut to its /64. Undefined when it says nothing: this machine, or a private proxy. */
  address: string | undefined;
  /** Whether the person's browser speaks HTTPS. */
  isSecure: boolean;
}

/** Reads the caller of a request. */
export type CallerReader = (c: Context) => Caller;

/**
 * `X-Forwarded-For` and `X-Forwarded-Proto` can be written by anybody, so they count only behind proxies that are known
 * to be there: the address is the one that the outermost of `trustedProxies` saw. With 0 it is the socket's.
 */
export function createCallerReader(trustedProxies: number): CallerReader {
  return (c) => {
    const socketAddress = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
    if (trustedProxies === 0) return { address: network(socketAddress), isSecure: false };
    const seen = lastOf(c.req.header('X-Forwarded-For'), trustedProxies);
    return {
      address: network(seen ?? socketAddress),
      isSecure: lastOf(c.req.header('X-Forwarded-Proto'), 1)?.toLowerCase() === 'https',
    };
  };
}

function lastOf(list: string | undefined, position: number): string | undefined {
  return list?.split(',').at(-position)?.trim();
}

function network(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (plain === undefined || isLocal(plain)) return undefined;
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? firstHalf(plain) : undefined;
}

/** Everybody behind one proxy of the house has its address: counting by it would lock all of them out together. */
function isLocal(address: string): boolean {
  return /^(127\.|::1$|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i.test(address);
}

/** The first 64 bits of an IPv6 address: what one household has. */
function firstHalf(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
