import { join } from 'node:path';
import { databaseNodes, folder, innerAddress } from './nodes.mjs';
import { databasePrograms } from './software.mjs';

/** @import { ClusterNode } from './nodes.mjs' */

/** Folder of a machine. */
export const folderOf = (/** @type {ClusterNode} */ { name }) => join(folder, name);

const etcdMembers = databaseNodes.map((node) => `${node.name}=http://${innerAddress(node)}:2380`).join(',');

/** Arguments of etcd. @param {ClusterNode} node @param {'new' | 'existing'} state */
export function etcdArguments(node, state) {
  const address = innerAddress(node);
  return Object.entries({
    name: node.name,
    'data-dir': join(folderOf(node), 'etcd'),
    'listen-peer-urls': `http://${address}:2380`,
    'initial-advertise-peer-urls': `http://${address}:2380`,
    'listen-client-urls': `http://${address}:2379`,
    'advertise-client-urls': `http://${address}:2379`,
    'initial-cluster': etcdMembers,
    'initial-cluster-state': state,
    'initial-cluster-token': 'marketrow',
    'heartbeat-interval': '200',
    'election-timeout': '2000',
    // A member that comes back must not force an election on the others.
    'pre-vote': 'true',
    'enable-v2': 'true',
    'log-level': 'warn',
  }).map(([name, value]) => `--${name}=${value}`);
}

/**
 * Configuration of Patroni. A commit is acknowledged only when a standby has it, also when that means that nothing is
 * acknowledged (`synchronous_mode_strict`); the primary gives its place up within 15 s without etcd.
 *
 * The second version of etcd's interface: with the third, Patroni 3.0.2 writes the leader's key without a condition
 * (`etcd3.py`, `_update_leader`). A primary that came back from a cut was seen to take the place of its successor by that.
 *
 * @param {ClusterNode} node
 */
export function patroniConfiguration(node) {
  const address = innerAddress(node);
  return `scope: marketrow
name: ${node.name}
restapi:
  listen: ${address}:8008
  connect_address: ${address}:8008
etcd:
  hosts: ${databaseNodes.map((other) => `${innerAddress(other)}:2379`).join(',')}
bootstrap:
  dcs:
    ttl: 15
    loop_wait: 3
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        shared_buffers: 64MB
        wal_log_hints: 'on'
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        tcp_user_timeout: 5s
  initdb:
    - encoding: UTF8
    - data-checksums
  pg_hba:
    - host replication replicator 10.77.0.0/24 scram-sha-256
    - host all all 10.77.0.0/24 scram-sha-256
    - local all all trust
  post_bootstrap: ${join(folder, 'make-database.sh')}
postgresql:
  listen: ${address}:5432
  connect_address: ${address}:5432
  bin_dir: ${databasePrograms()}
  data_dir: ${join(folderOf(node), 'postgres')}
  pgpass: ${join(folderOf(node), 'pgpass')}
  authentication:
    superuser: { username: postgres, password: of-this-cluster }
    replication: { username: replicator, password: of-this-cluster }
  basebackup:
    - checkpoint: fast
  parameters:
    unix_socket_directories: ${folderOf(node)}
watchdog:
  mode: 'off'
`;
}

/** Makes the role and the database of the shop; a pooler takes limits of time from the role only. */
export const makeDatabase = `#!/bin/sh
exec psql "$1" -v ON_ERROR_STOP=1 \\
  -c "create role shop login password 'of-this-cluster'" \\
  -c "alter role shop set statement_timeout = '10s'" \\
  -c "alter role shop set idle_in_transaction_session_timeout = '10s'" \\
  -c "create database shop owner shop"
`;

/** HAProxy of a machine: leads to whichever database Patroni calls the primary, and cuts what leads to another. */
export const proxyConfiguration = `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:5000
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 port 8008 on-marked-down shutdown-sessions
${databaseNodes.map((node) => `  server ${node.name} ${innerAddress(node)}:5432 check`).join('\n')}
`;

/** PgBouncer of a machine, in transaction mode. */
export const poolerConfiguration = `[databases]
shop = host=127.0.0.1 port=5000 dbname=shop user=shop password=of-this-cluster
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
ignore_startup_parameters = extra_float_digits
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 1
tcp_keepcnt = 3
`;

/** Variables of a machine's API. */
export const apiEnvironment = (/** @type {string} */ host) => ({
  HOST: host,
  PORT: '4321',
  DATABASE_URL: 'postgres://shop@127.0.0.1:6432/shop',
  DATABASE_POOLER: 'transaction',
  DATABASE_DIRECT_URL: 'postgres://shop:of-this-cluster@127.0.0.1:5000/shop',
  SITE_DIR: '/nowhere',
  LOG_LEVEL: 'warn',
});
