import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const keyFiles = ['openid-keys.json', 'paypal-certificate.json'];
const keysMadeBefore = new Map<string, string>();

/** Making keys takes longer than most tests: a fresh folder is given those of an earlier sandbox. */
async function lendKeys(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'sandbox'), { recursive: true });
  for (const [name, content] of keysMadeBefore) await writeFile(join(dataDir, 'sandbox', name), content);
}

async function borrowKeys(dataDir: string): Promise<void> {
  for (const name of keyFiles.filter((candidate) => !keysMadeBefore.has(candidate))) {
    const content = await readFile(join(dataDir, 'sandbox', name), 'utf8').catch(() => undefined);
    if (content !== undefined) keysMadeBefore.set(name, content);
  }
}

/** A whole sandbox on ports of its own, stopped when the test ends. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  if (options.dataDir === undefined) await lendKeys(dataDir);
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, ...options, dataDir });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await sandbox.close();
    isOpen = false;
    await borrowKeys(dataDir);
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
