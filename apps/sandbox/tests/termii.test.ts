import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

it('takes a text as Termii does and keeps it, with the code it carries', async () => {
  const sandbox = await openSandbox();

  const answer = await sandbox.sendSms();

  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    message_id: expect.stringMatching(/^\d{25}$/),
    message: 'Successfully Sent',
    balance: 9995,
    user: 'Waybill Sandbox',
  });
  expect(await sandbox.messages()).toMatchObject([
    { channel: 'sms', to: '+2348031234567', from: 'Waybill', code: '482913', status: 'Delivered', subject: null, html: null },
  ]);
});

it('gives the outbox the same id it gave the sender', async () => {
  const sandbox = await openSandbox();
  const answer: unknown = await (await sandbox.sendSms()).json();
  const [message] = await sandbox.messages();
  expect(answer).toMatchObject({ message_id: message?.providerId, message_id_str: message?.providerId });
});

it('refuses a wrong API key with 401 and stores nothing', async () => {
  const sandbox = await openSandbox();
  const answer = await sandbox.sendSms({ api_key: 'somebody-else' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 401, status: 'error' });
  expect(await sandbox.messages()).toEqual([]);
});

it('expects the API key it was configured with', async () => {
  const sandbox = await openSandbox({ termiiApiKey: 'another-key' });
  expect((await sandbox.sendSms()).status).toBe(401);
  expect((await sandbox.sendSms({ api_key: 'another-key' })).status).toBe(200);
});

it('accepts a text to a number ending 0001 and then reports Do Not Disturb', async () => {
  const sandbox = await openSandbox();
  expect((await sandbox.sendSms({ to: '2348030000001' })).status).toBe(200);
  expect((await sandbox.messages())[0]?.status).toBe('DND Active on Phone Number');
});

it('answers a text to a number ending 0002 with an error, and shows the failed one in the outbox', async () => {
  const sandbox = await openSandbox();
  const answer = await sandbox.sendSms({ to: '2348030000002' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).not.toHaveProperty('message_id');
  expect((await sandbox.messages())[0]?.status).toBe('Message Failed');
});

it('delivers a text to a number ending 0003 only after a while', async () => {
  const sandbox = await openSandbox({ slowDeliveryMs: 400 });
  await sandbox.sendSms({ to: '2348030000003' });
  expect((await sandbox.messages())[0]?.status).toBe('Message Sent');
  await expect.poll(async () => (await sandbox.messages())[0]?.status).toBe('Delivered');
});

it.each([
  ['a number that is none', { to: 'ada' }],
  ['a sender id that is too long', { from: 'Waybill Delivery' }],
  ['an empty text', { sms: '' }],
  ['a channel Termii does not have', { channel: 'pigeon' }],
])('refuses %s', async (_what, fields) => {
  const sandbox = await openSandbox();
  expect((await sandbox.sendSms(fields)).status).toBe(400);
  expect(await sandbox.messages()).toEqual([]);
});

it('answers a body that is not JSON in Termii’s own shape', async () => {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/termii/api/sms/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"to": ',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 400, status: 'error' });
});
