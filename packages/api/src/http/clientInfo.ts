import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Network facts about a client. */
export interface ClientInfo {
  /** Network address; of an IPv6 one the /64. `undefined` for this machine and private networks, where it may be a proxy's. */
  address: string | undefined;
  /** Scheme of the browser; `undefined` without a known proxy that reports it. */
  scheme: 'http' | 'https' | undefined;
}

/** Reads the network facts of a request. */
export type ClientInfoReader = (c: Context) => ClientInfo;

/**
 * Creates the reader. Any client can send `X-Forwarded-For` and `X-Forwarded-Proto`, so they count only behind `trustedProxies`
 * proxies: the address is the one that the outermost saw. With 0 it is the socket's.
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

/** Returns true for an address outside this machine and private networks, where it may be a proxy's. */
export function isPublicAddress(address: string): boolean {
  return network(address) !== undefined;
}

function lastOf(list: string | undefined, position: number): string | undefined {
  return list?.split(',').at(-position)?.trim();
}

/** Removes the port that some proxies append: `203.0.113.9:1234`, `[2001:db8::1]:1234`. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

function network(address: string | undefined): string | undefined {
  const plain = address?.replace(/%.*$/, '') ?? '';
  const version = isIP(plain);
  if (version === 0) return undefined;
  const groups = version === 6 ? groupsOf(plain) : [];
  const v4 = version === 4 ? plain : mappedIPv4(groups);
  if (local.check(v4 ?? plain, v4 === undefined ? 'ipv6' : 'ipv4')) return undefined;
  // One household has a /64.
  return v4 ?? groups.slice(0, 4).join(':');
}

/** Addresses of this machine, private networks and carriers. A proxy there has all clients behind it: limits by its address would block them all. */
const local = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  local.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
] as const) {
  local.addSubnet(net, prefix, 'ipv6');
}

/** Returns the IPv4 address in an IPv6 one such as `::ffff:10.0.0.1` or, of NAT64, `64:ff9b::a00:1`. */
function mappedIPv4(groups: readonly string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(written: string): string[] {
  const address = written.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
