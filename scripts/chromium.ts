import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const bare = '/usr/bin/chromium-headless-shell';

/** A Chromium to test with: the one that CHROMIUM names, any that is installed, or one installed now. */
export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`);
    return named;
  }
  return installed() ?? install();
}

/**
 * The same without a window of its own to draw, which on two cores takes half of the time from the page; it cannot show
 * PDF files. Where there is none, the whole Chromium does it too.
 */
export function findBareChromium(): string {
  return !process.env.CHROMIUM && existsSync(bare) ? bare : findChromium();
}

/** Installs what the journeys use, once and before all of them look for it. */
export function prepareChromium(): void {
  findChromium();
  if (!process.env.CHROMIUM && !existsSync(bare)) aptInstall('chromium-headless-shell');
}

function installed(): string | undefined {
  return [...known, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): string {
  console.log('  Installing Chromium for the browser tests (only this once)…');
  if (!aptInstall('chromium'))
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  const found = installed();
  if (!found) throw new Error('No Chromium could be found or installed. Install one, or name it with CHROMIUM=/path/to/it.');
  return found;
}

/** False where that is not how programs are installed, or not ours to do. */
function aptInstall(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}

export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
