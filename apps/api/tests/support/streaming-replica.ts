import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres.ts';

export type ServerWithReplica = { readonly primary: EmbeddedPostgres; readonly replica: EmbeddedPostgres };

/** A PostgreSQL and its streaming replica: a copy of the files while the first one stood still, which then follows it. */
export async function startWithReplica(folder: string): Promise<ServerWithReplica> {
  const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  await (await startEmbeddedPostgres(first)).stop();
  mkdirSync(folder, { recursive: true });
  // With its owners: PostgreSQL wants its files for itself, and is not root.
  execFileSync('cp', ['-a', first, second]);
  const primary = await startEmbeddedPostgres(first);
  const { port, username, password, hostname, searchParams } = new URL(primary.url);
  const host = searchParams.get('host') ?? hostname;
  const source = `host=${host} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  writeFileSync(path.join(second, 'postgres', 'standby.signal'), '');
  const replica = await startEmbeddedPostgres(second, { settings: [`primary_conninfo=${source}`] });
  return { primary, replica };
}
