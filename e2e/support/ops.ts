import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs an operator’s command on the machine itself, while the product runs. */
export async function ops(command: 'suspend' | 'restore' | 'mark-identity', user: string, as?: 'checked'): Promise<void> {
  await run(process.execPath, ['scripts/ops.ts', command, '--user', user, ...(as ? ['--as', as] : [])], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}

/** Staff decide a dispute. */
export async function decideDispute(
  orderId: string,
  decision: 'refund' | 'release' | 'split',
  carrierGets?: string,
): Promise<void> {
  const words = [
    'decide-dispute',
    orderId,
    decision,
    ...(carrierGets ? [carrierGets] : []),
    '--because',
    'Both sides were heard',
  ];
  await run(process.execPath, ['scripts/ops.ts', ...words], { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } });
}
