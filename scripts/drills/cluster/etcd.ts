import path from 'node:path';
import { freePort } from '../../../apps/api/src/platform/free-port.ts';
import { type ProgramNeeded, programPath } from '../support/programs.ts';
import type { Scene } from '../support/scene.ts';
import { startServing, statusOf, untilServing } from './serving.ts';

export const etcd: ProgramNeeded = { program: 'etcd', package: 'etcd-server' };

/**
 * Where PostgreSQL servers agree on who is the primary; answers its address. One member: the drill harms the database, and not
 * what watches over it.
 */
export async function startEtcd(scene: Scene): Promise<string> {
  const [client, peer] = [await freePort(), await freePort()];
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const program = startServing(scene, 'etcd', programPath('etcd'), [
    ...['--name', 'drill', '--data-dir', path.join(scene.folder, 'etcd')],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `drill=${peerUrl}`],
  ]);
  await untilServing(program, async () => (await statusOf(`${clientUrl}/health`)) === 200);
  return `127.0.0.1:${client}`;
}
