// The door to every command. Plain JavaScript for the machine's own Node (20 or newer): it installs what is
// missing and hands over to the Node that this project pins.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

/** Runs a program to its end and answers its exit code. Passes on the signals that stop us: nothing is left behind. */
function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, ...options });
  // A terminal sends Ctrl-C to the child as well; signalled twice, it stops once.
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      if (signal) process.exit(1);
      resolve(code ?? 1);
    });
  });
}

async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  const stamp = `${root}node_modules/.installed-lock`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('  Installing packages (a minute or two, only this once)…');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Not `ci`: it refuses the lock file wherever a registry lacks an optional binary of some other platform.
  const stdio = ['ignore', 'inherit', 'inherit'];
  if ((await run(program, [...first, 'install', '--no-save', '--loglevel=error'], { stdio })) !== 0)
    fail('The packages could not be installed; npm’s words are above. Check the network and the disk, and try again.');
  writeFileSync(stamp, wanted);
}

/** The pinned Node, or the machine's own where none is published for it and it is new enough. */
function findNode() {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  for (const name of names) {
    const binary = `${root}node_modules/${name}/bin/node`;
    if (existsSync(binary)) return binary;
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(`Waybill needs Node 24 or newer on ${process.platform} ${process.arch}; this is ${process.versions.node}.`);
}

if (!/^[a-z]+$/.test(command) || !existsSync(`${root}scripts/${command}.ts`)) fail(`There is no command “${command}”.`);
await installPackages();
const node = findNode();
// Tools that are started by name (vite, biome, tsc) must find the same Node.
const path = `${node.slice(0, node.lastIndexOf('/'))}:${root}node_modules/.bin:${process.env.PATH ?? ''}`;
// What Node has compiled of a thousand files is kept: a program then starts in two thirds of the time.
const env = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compile`, ...process.env, PATH: path };
process.exit(await run(node, [`${root}scripts/${command}.ts`, ...args], { stdio: 'inherit', env }));
