import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../apps/api/src/platform/free-port.ts';
import { type ProgramNeeded, programPath } from '../support/programs.ts';
import type { Scene } from '../support/scene.ts';
import { startServing, untilServing } from './serving.ts';

export const haproxy: ProgramNeeded = { program: 'haproxy', package: 'haproxy' };

type Server = { readonly name: string; readonly port: number };

/** In front of PostgreSQL: connections lead to whoever Patroni says is the primary, and are cut when it no longer is. */
export async function startDatabaseProxy(
  scene: Scene,
  servers: readonly (Server & { readonly statusPort: number })[],
): Promise<number> {
  const { port } = await start(scene, 'haproxy-database', (own) => [
    'defaults',
    '  mode tcp',
    '  log global',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${own}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers.map(({ name, port: to, statusPort }) => `  server ${name} 127.0.0.1:${to} check port ${statusPort}`),
  ]);
  return port;
}

export type WebProxy = {
  readonly origin: string;
  readonly log: string;
  /** The nodes that get requests at the moment. */
  namesUp(): Promise<ReadonlySet<string>>;
  /** The number of good answers of each node so far. */
  answersOf(): Promise<ReadonlyMap<string, number>>;
};

/**
 * In front of the product: requests go to nodes that say they are ready. A connection that is refused has brought nothing to its
 * node and is tried on another. A connection is closed here before the node would do so, which might be in the moment of a request.
 */
export async function startWebProxy(scene: Scene, nodes: readonly Server[]): Promise<WebProxy> {
  const statsPort = await freePort();
  const { port, log } = await start(scene, 'haproxy-web', (own) => [
    'defaults',
    '  mode http',
    '  log global',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 75s',
    '  timeout server 75s',
    '  timeout http-keep-alive 60s',
    'listen product',
    `  bind 127.0.0.1:${own}`,
    '  option forwardfor',
    '  option httpchk GET /api/ready',
    '  balance roundrobin',
    '  retries 3',
    '  option redispatch 1',
    '  http-error status 503 content-type text/plain string "No node is ready." hdr Retry-After 2',
    '  default-server inter 500ms fall 2 rise 2 observe layer4 error-limit 1 on-error mark-down',
    ...nodes.map(({ name, port: to }) => `  server ${name} 127.0.0.1:${to} check`),
    'listen stats',
    `  bind 127.0.0.1:${statsPort}`,
    '  stats enable',
    '  stats uri /',
  ]);
  const rows = () => readStats(`http://127.0.0.1:${statsPort}/;csv`);
  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    namesUp: async () => new Set((await rows()).filter(({ status }) => status === 'UP').map(({ svname = '' }) => svname)),
    answersOf: async () => new Map((await rows()).map(({ svname = '', hrsp_2xx: count }) => [svname, Number(count)])),
  };
}

async function readStats(address: string): Promise<Readonly<Record<string, string>>[]> {
  const [head = '', ...lines] = (await (await fetch(address)).text()).replace('# ', '').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index] ?? '', value])));
}

async function start(
  scene: Scene,
  name: string,
  sections: (port: number) => string[],
): Promise<{ readonly port: number; readonly log: string }> {
  const port = await freePort();
  const file = path.join(scene.folder, `${name}.cfg`);
  writeFileSync(file, `${['global', '  maxconn 2000', '  log stdout format raw local0 notice', ...sections(port)].join('\n')}\n`);
  const program = startServing(scene, name, programPath('haproxy'), ['-db', '-f', file]);
  await untilServing(program, () => listens(port));
  return { port, log: program.log };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
