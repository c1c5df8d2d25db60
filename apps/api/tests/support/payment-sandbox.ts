import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@waybill/sandbox/start';
import { afterAll, expect } from 'vitest';
import type { World } from './world.ts';

type Attempt = { readonly status: number | null };
type Webhook = {
  readonly id: string;
  readonly event: string;
  readonly subject: string;
  readonly body: string;
  readonly state: string;
};
export type Disguise = 'genuine' | 'wrong-signature' | 'unsigned' | 're-serialised' | 'wrong-amount' | 'wrong-currency';

/**
 * A sandbox of a test file's own: where webhooks go and which calls fail is turned for all who share one. Open it
 * at the top of the file and give its `environment` to the world.
 */
export async function openPaymentSandbox() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-payments-'));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, webhookDelaysMs: [10, 100, 400, 1600], settleMs: 20 });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function control(method: string, at: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${sandbox.origin}/sandbox/api/${at}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${method} ${at}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }

  const webhooks = async (vendor: string, subject: string, event: string) => {
    const query = new URLSearchParams({ subject, event });
    return ((await control('GET', `${vendor}/webhooks?${query}`)) as { webhooks: Webhook[] }).webhooks;
  };

  return {
    origin: sandbox.origin,
    environment: { SANDBOX_ORIGIN: sandbox.origin, SANDBOX_SMTP_PORT: String(sandbox.smtpPort) },
    control,

    /** Webhooks of both vendors go to this node from now on; `isHeld`: they are written down and sent by hand. */
    async setWebhooks(origin: string, isHeld: boolean): Promise<void> {
      for (const vendor of ['paystack', 'paypal'])
        await control('PATCH', `${vendor}/switches`, { webhookUrl: `${origin}/api/webhooks/${vendor}`, holdWebhooks: isHeld });
    },

    /** The newest webhook of this kind about this payment, once there is one. */
    async webhook(vendor: string, subject: string, event: string): Promise<Webhook> {
      await expect.poll(async () => (await webhooks(vendor, subject, event)).length).toBeGreaterThan(0);
      const [newest] = await webhooks(vendor, subject, event);
      if (!newest) throw new Error('The webhook is gone');
      return newest;
    },

    /** Sends it now, several times at once if need be; answers the statuses our side gave. */
    async send(vendor: string, id: string, options: { as?: Disguise; times?: number } = {}): Promise<(number | null)[]> {
      const sent = (await control('POST', `${vendor}/webhooks/${id}/send`, options)) as { attempts: Attempt[] };
      return sent.attempts.map(({ status }) => status);
    },

    invent: (vendor: string, event: string, subject: string) => control('POST', `${vendor}/webhooks`, { event, subject }),

    /** Presses a button of the page a payer is sent to; answers where it leads. */
    async press(page: string, action: string, fields: Record<string, string> = {}): Promise<URL> {
      const response = await fetch(page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ action, ...fields }),
      });
      return new URL(response.headers.get('location') ?? '', page);
    },

    fault: (vendor: string, fault: Record<string, unknown>) => control('POST', `${vendor}/faults`, fault),
    clearFaults: (vendor: string) => control('DELETE', `${vendor}/faults`),
  };
}

/** Waits until nothing of the wallet's is queued, running or waiting to be tried again. */
export async function walletJobsDone({ db }: Pick<World, 'db'>): Promise<void> {
  const left = async () => {
    const [row] = await db<{ count: number }[]>`
      select count(*)::int from jobs.job where group_id like 'wallet.%' and state in ('created', 'retry', 'active')`;
    return row?.count;
  };
  await expect.poll(left, { timeout: 20_000, interval: 15 }).toBe(0);
}

/** Jobs that failed wait before they are tried again, longer each time: a test does not. */
export async function hurryRetries({ db }: Pick<World, 'db'>): Promise<void> {
  await db`update jobs.job set start_after = now() where group_id like 'wallet.%' and state = 'retry'`;
}
