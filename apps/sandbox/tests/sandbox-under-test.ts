import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { type SandboxOptions, startSandbox } from '../src/start.ts';

const view = z.object({
  id: z.string(),
  channel: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  receivedAt: z.string(),
  providerId: z.string(),
  code: z.string().nullable(),
  links: z.array(z.string()),
  status: z.string(),
});

/** A folder that lives as long as the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A whole sandbox on ports of its own, stopped when the test ends. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, ...options, dataDir });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await sandbox.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    ...sandbox,
    dataDir,
    close,
    messages: async (query = '') => {
      const answer = await fetch(`${sandbox.origin}/sandbox/api/messages?${query}`);
      return z.object({ messages: z.array(view) }).parse(await answer.json()).messages;
    },
    wait: async (query: string) => {
      const answer = await fetch(`${sandbox.origin}/sandbox/api/messages/wait?${query}`);
      return answer.status === 204 ? null : z.object({ message: view }).parse(await answer.json()).message;
    },
    sendSms: (fields: Record<string, unknown> = {}) =>
      fetch(`${sandbox.origin}/termii/api/sms/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          to: '2348031234567',
          from: 'Waybill',
          sms: 'Your Waybill code is 482913.',
          type: 'plain',
          channel: 'dnd',
          api_key: 'sandbox-termii-key',
          ...fields,
        }),
      }),
    mailer: (auth?: { user: string; pass: string }) =>
      createTransport({ host: 'localhost', port: sandbox.smtpPort, secure: false, ...(auth && { auth }) }),
  };
}
