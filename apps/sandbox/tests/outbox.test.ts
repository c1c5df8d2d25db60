import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Outbox } from '../src/outbox/outbox.ts';
import { openSandbox, temporaryFolder } from './sandbox-under-test.ts';

const draft = {
  channel: 'sms',
  to: '08031234567',
  from: 'Waybill',
  subject: null,
  html: null,
  providerId: '1',
  status: 'Delivered',
} as const;

it('lists the newest first, for one recipient however the number is written', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms({ sms: 'first' });
  await sandbox.sendSms({ sms: 'for someone else', to: '2348037654321' });
  await sandbox.sendSms({ sms: 'second' });

  for (const to of ['+2348031234567', '%2B2348031234567', '2348031234567', '08031234567']) {
    expect((await sandbox.messages(`to=${to}`)).map(({ text }) => text)).toEqual(['second', 'first']);
  }
  expect((await sandbox.messages('limit=1')).map(({ text }) => text)).toEqual(['second']);
  expect(await sandbox.messages('channel=email')).toEqual([]);
});

it('lists only what came after a message, or since a time', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms({ sms: 'before' });
  const [before] = await sandbox.messages();
  expect(await sandbox.messages(`after=${before?.id}`)).toEqual([]);
  await sandbox.sendSms({ sms: 'after' });
  expect((await sandbox.messages(`after=${before?.id}`)).map(({ text }) => text)).toEqual(['after']);
  expect(await sandbox.messages('after=2020-01-01T00:00:00Z')).toHaveLength(2);
  expect(await sandbox.messages('after=2099-01-01T00:00:00Z')).toEqual([]);
});

it('lets a test wait until its message arrives', async () => {
  const sandbox = await openSandbox();
  const waiting = sandbox.wait('to=2348031234567&timeoutMs=5000');
  await sandbox.sendSms({ to: '2348037654321', sms: 'not this one' });
  await sandbox.sendSms({ sms: 'this one' });
  expect((await waiting)?.text).toBe('this one');
});

it('answers 204 when nothing arrives in time', async () => {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/sandbox/api/messages/wait?to=nobody@example.com&timeoutMs=50`);
  expect(answer.status).toBe(204);
});

it('stops at once even while someone is waiting', async () => {
  const sandbox = await openSandbox();
  const waiting = sandbox.wait('timeoutMs=30000').catch(() => null);
  await sandbox.messages();
  const started = Date.now();
  await sandbox.close();
  expect(await waiting).toBeNull();
  expect(Date.now() - started).toBeLessThan(30_000);
});

it.each(['limit=0', 'limit=ten', 'channel=pigeon', 'after=yesterday', 'colour=red', 'to=a&to=b'])(
  'refuses the query %s with problem details',
  async (query) => {
    const { origin } = await openSandbox();
    const answer = await fetch(`${origin}/sandbox/api/messages?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_input', errors: [expect.anything()] });
  },
);

it('deletes all messages for good', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms();
  expect((await fetch(`${sandbox.origin}/sandbox/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await sandbox.messages()).toEqual([]);
  await sandbox.close();
  expect(await (await openSandbox({ dataDir: sandbox.dataDir })).messages()).toEqual([]);
});

it('does not let another site’s page delete the messages', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms();
  const answer = await fetch(`${sandbox.origin}/sandbox/messages/clear`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
  expect(await sandbox.messages()).toHaveLength(1);
});

it('still has its messages after a restart, and an id from before still works as a cursor', async () => {
  const first = await openSandbox();
  await first.sendSms({ sms: 'kept' });
  const [kept] = await first.messages();
  await first.close();

  const second = await openSandbox({ dataDir: first.dataDir });
  expect(await second.messages()).toEqual([kept]);
  await second.sendSms({ sms: 'new' });
  expect((await second.messages(`after=${kept?.id}`)).map(({ text }) => text)).toEqual(['new']);
});

it('survives a line torn by a crash and goes on writing after it', async () => {
  const first = await openSandbox();
  await first.sendSms({ sms: 'whole' });
  await first.close();
  await appendFile(join(first.dataDir, 'sandbox', 'outbox.jsonl'), '{"id":"msg_0123');

  const second = await openSandbox({ dataDir: first.dataDir });
  await second.sendSms({ sms: 'later' });
  await second.close();
  const third = await openSandbox({ dataDir: first.dataDir });
  expect((await third.messages()).map(({ text }) => text)).toEqual(['later', 'whole']);
});

it('keeps only the newest messages, in memory and on disk', async () => {
  const path = join(await temporaryFolder(), 'outbox.jsonl');
  const outbox = new Outbox(path, 3);
  await outbox.load();
  await Promise.all(Array.from({ length: 20 }, (_, index) => outbox.add({ ...draft, text: `text ${index}` })));

  const newest = ['text 19', 'text 18', 'text 17'];
  expect(outbox.list().map(({ text }) => text)).toEqual(newest);
  expect((await readFile(path, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(6);
  const reopened = new Outbox(path, 3);
  await reopened.load();
  expect(reopened.list().map(({ text }) => text)).toEqual(newest);
});
