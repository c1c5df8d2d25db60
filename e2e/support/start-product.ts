import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/api/src/platform/free-port.ts';

/** Starts the whole product as `npm start` does, on an empty data folder and free ports. Ends it afterwards. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-e2e-'));
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    // Each journey comes from an address of its own, so that limits meant for one visitor do not stop the next.
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '0',
  };
  const product = spawn(process.execPath, ['apps/api/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; !(await isReady(origin)); tries += 1) {
    if (tries > 600 || product.exitCode !== null) {
      // A product that did not come up in time has nobody else to end it.
      product.kill('SIGTERM');
      throw new Error('The product did not start for the journeys');
    }
    await sleep(200);
  }
  Object.assign(process.env, { E2E_ORIGIN: origin, E2E_SANDBOX: `http://localhost:${sandboxPort}`, E2E_DATA_DIR: dataDir });
  return async () => {
    const gone = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/ready`)).ok;
  } catch {
    return false;
  }
}
