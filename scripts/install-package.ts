import { spawnSync } from 'node:child_process';

/** Installs a package of Debian that a test or a drill needs and that is not there. False where that cannot be done, which nobody minds. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`  Installing ${name} (only this once)…`);
  // RUNLEVEL: it is for the tests to start what they need; the package would start one of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // Whoever else installs something is waited for: apt-get does so itself for the packages, and not for their lists.
  const options = { encoding: 'utf8', env } as const;
  for (let tries = 0; tries < 300 && isLocked(spawnSync('apt-get', ['update', '-qq'], options)); tries += 1)
    spawnSync('sleep', ['2']);
  const patiently = ['-qq', '-o', 'DPkg::Lock::Timeout=600', '--no-install-recommends'];
  return spawnSync('apt-get', ['install', '-y', ...patiently, name], { stdio: 'ignore', env }).status === 0;
}

function isLocked({ status, stderr }: { readonly status: number | null; readonly stderr: string }): boolean {
  return status !== 0 && stderr.includes('Could not get lock');
}
