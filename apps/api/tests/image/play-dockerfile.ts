import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copy, isLeftOut } from './build-context.ts';
import { project, type Stage, said } from './read-dockerfile.ts';

const run = promisify(execFile);

/** Who may do nothing special: the image's own user where we are root, and otherwise whoever we are. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_532, gid: 65_532 } : {};

export type Workshop = {
  readonly folder: string;
  /** What a stage of this name would make, put there by somebody else. */
  readonly instead?: Readonly<Record<string, (folder: string) => void>>;
};

/** An empty folder that an ordinary user may enter, with the Node and the npm of the base image of the stages that build. */
export function openWorkshop(instead: Workshop['instead']): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-image-'));
  chmodSync(folder, 0o755);
  for (const name of ['base/bin', 'base/lib', 'home', 'tmp']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['home', 'tmp']) giveAway(path.join(folder, name));
  copyFileSync(process.execPath, path.join(folder, 'base/bin/node'));
  const cli = process.env.npm_execpath ?? execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  cpSync(path.resolve(realpathSync(cli), '../..'), path.join(folder, 'base/lib/npm'), { recursive: true });
  symlinkSync('../lib/npm/bin/npm-cli.js', path.join(folder, 'base/bin/npm'));
  return instead ? { folder, instead } : { folder };
}

/** Does what the stages say, one step after the other, each in a folder that stands for the root of its file system. */
export async function playDockerfile(stages: readonly Stage[], workshop: Workshop): Promise<string> {
  let root = '';
  for (const stage of stages) {
    root = path.join(workshop.folder, stage.name);
    mkdirSync(root);
    const instead = workshop.instead?.[stage.name];
    if (instead) instead(root);
    else await playStage(stage, root, workshop);
  }
  return root;
}

async function playStage(stage: Stage, root: string, workshop: Workshop): Promise<void> {
  let workdir = '/';
  for (const { instruction, rest } of stage.steps) {
    if (instruction === 'WORKDIR') {
      workdir = rest;
      mkdirSync(path.join(root, rest), { recursive: true });
    }
    if (instruction === 'COPY') playCopy(rest, path.join(root, workdir), root, workshop);
    if (instruction === 'RUN') {
      // Whoever builds owns a stage; of the image itself its user owns what is said, and may only read the rest.
      giveAway(root);
      await playRun(rest, path.join(root, workdir), workshop);
    }
  }
}

function playCopy(rest: string, workdir: string, root: string, { folder }: Workshop): void {
  const words = rest.split(/\s+/);
  const flags = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !word.startsWith('--'));
  const target = names.pop() ?? '';
  const to = target.startsWith('/') ? path.join(root, target) : `${workdir}/${target}`;
  const stage = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length);
  if (stage) copy(names, path.join(folder, stage), to, () => true);
  else copy(names, project, to, (source) => !isLeftOut(path.relative(project, source)));
  if (flags.some((flag) => flag.startsWith('--chown='))) giveAway(to);
}

async function playRun(command: string, cwd: string, { folder }: Workshop): Promise<void> {
  // On this machine / is not the stage's.
  if (/(^|[\s=:"'(])\/\w/.test(command))
    throw new Error(`A step that names what is outside of its folder cannot be tried: ${command}`);
  const env = {
    ...settingsOfTheNetwork(),
    PATH: `${folder}/base/bin:/usr/local/bin:/usr/bin:/bin`,
    HOME: `${folder}/home`,
    TMPDIR: `${folder}/tmp`,
    npm_config_cache: `${folder}/home/cache`,
  };
  await run('sh', ['-ec', command], { cwd, env, maxBuffer: 64 * 1024 ** 2, ...nobody });
}

/** What says how this machine reaches a registry, and nothing else that a developer has set. */
function settingsOfTheNetwork(): Record<string, string> {
  const names = /^(https?_proxy|no_proxy|npm_config_registry|npm_config_cafile|node_extra_ca_certs|ssl_cert_file)$/i;
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value && names.test(name) ? [[name, value]] : [])),
  );
}

function giveAway(at: string): void {
  if (nobody.uid !== undefined) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, at]);
}

/** What the image says of itself. */
export function settingsOf(stage: Stage): {
  env: Record<string, string>;
  entrypoint: string[];
  command: string[];
  check: string[];
} {
  const listed = (text: string | undefined) => JSON.parse(text ?? '[]') as string[];
  const health = said(stage, 'HEALTHCHECK')[0] ?? '';
  return {
    env: Object.fromEntries(said(stage, 'ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=', 2)))),
    entrypoint: listed(said(stage, 'ENTRYPOINT')[0]),
    command: listed(said(stage, 'CMD')[0]),
    check: listed(health.slice(health.indexOf('CMD ') + 4)),
  };
}
