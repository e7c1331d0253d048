import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the network says about a client. */
export interface ClientInfo {
  /** Network address; an IPv6 one is cut to its /64. Undefined when it says nothing: this machine, or a private proxy. */
  address: string | undefined;
  /** The scheme that the browser speaks; undefined where only a proxy that is not known would know. */
  scheme: 'http' | 'https' | undefined;
}

/** Reads what the network says about the client of a request. */
export type ClientInfoReader = (c: Context) => ClientInfo;

/**
 * `X-Forwarded-For` and `X-Forwarded-Proto` can be written by any client, so they count only behind proxies that are known
 * to be there: the address is the one that the outermost of `trustedProxies` saw. With 0 it is the socket's.
 */
export function createClientInfoReader(trustedProxies: number): ClientInfoReader {
  return (c) => {
    const socketAddress = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
    if (trustedProxies === 0) return { address: network(socketAddress), scheme: undefined };
    const seen = lastOf(c.req.header('X-Forwarded-For'), trustedProxies);
    const scheme = lastOf(c.req.header('X-Forwarded-Proto'), 1)?.toLowerCase();
    return {
      address: network(seen === undefined ? socketAddress : withoutPort(seen)),
      scheme: scheme === 'https' || scheme === 'http' ? scheme : undefined,
    };
  };
}

/** Whether an address is that of one client: not of this machine or a private network, where it would be a proxy's. */
export function isPublicAddress(address: string): boolean {
  return network(address) !== undefined;
}

function lastOf(list: string | undefined, position: number): string | undefined {
  return list?.split(',').at(-position)?.trim();
}

/** Some proxies write the port as well: `203.0.113.9:1234`, `[2001:db8::1]:1234`. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

function network(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (plain === undefined || isLocal(plain)) return undefined;
  if (isIP(plain) === 4) return plain;
  return isIP(plain) === 6 ? firstHalf(plain) : undefined;
}

/** All clients behind one proxy have its address: counting by it would lock all of them out together. */
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
