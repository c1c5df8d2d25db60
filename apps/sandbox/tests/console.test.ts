import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

it('explains on its first page which vendor each stand-in replaces', async () => {
  const { origin, smtpPort } = await openSandbox();
  const answer = await fetch(`${origin}/`);
  expect(answer.url).toBe(`${origin}/sandbox`);
  const markup = await answer.text();
  for (const text of ['Termii', 'Google', `${origin}/termii`, `${origin}/oidc`, String(smtpPort)]) expect(markup).toContain(text);
});

it('shows a message with its code and links, and escapes what others wrote', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms({ sms: 'Code 482913 <script>alert(1)</script> https://waybill.example/v?a=1&b=2' });
  const [message] = await sandbox.messages();
  const answer = await fetch(`${sandbox.origin}/sandbox/messages/${message?.id}`);
  const markup = await answer.text();
  expect(markup).toContain('<span class="code">482913</span>');
  expect(markup).toContain('href="https://waybill.example/v?a=1&#38;b=2"');
  expect(markup).not.toContain('<script>alert');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('shows an email’s own HTML without letting it run anything', async () => {
  const sandbox = await openSandbox();
  const html = '<html><head><title>x</title></head><body><a href="https://waybill.example/">Go</a></body></html>';
  await sandbox.mailer().sendMail({ from: 'a@waybill.example', to: 'b@example.com', subject: 'Hi', text: 'Hi', html });
  const [message] = await sandbox.messages();
  const answer = await fetch(`${sandbox.origin}/sandbox/messages/${message?.id}/html`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-popups/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(await answer.text()).toContain('<head><base target="_blank">');
});

it('answers a text by a webhook signed over its bytes, as Termii does', async () => {
  const received: { body: string; signature: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString(), signature: request.headers['x-termii-signature'] });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sandbox = await openSandbox({ webhooks: { termii: `http://127.0.0.1:${port}/` } });
  await sandbox.sendSms({ sms: 'A parcel comes', to: '2348031111111' });
  const [message] = await sandbox.messages();
  const page = `${sandbox.origin}/sandbox/messages/${message?.id}`;
  expect(await (await fetch(page)).text()).toContain(`/sandbox/messages/${message?.id}/answer`);
  const answer = await fetch(`${page}/answer`, {
    method: 'POST',
    body: new URLSearchParams({ text: 'STOP' }),
    redirect: 'manual',
  });
  server.close();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sandbox/messages/${message?.id}`]);
  const [{ body, signature } = { body: '', signature: '' }] = received;
  expect(JSON.parse(body)).toMatchObject({ type: 'inbound', sender: '2348031111111', message: 'STOP' });
  expect(signature).toBe(createHmac('sha512', 'sandbox-termii-secret').update(body).digest('hex'));
});

it('finds messages by part of their recipient', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms({ sms: 'for Ada', to: '2348031111111' });
  await sandbox.sendSms({ sms: 'for Tunde', to: '2348032222222' });
  const found = await (await fetch(`${sandbox.origin}/sandbox/messages?to=0803111&channel=`)).text();
  expect(found).toContain('for Ada');
  expect(found).not.toContain('for Tunde');
  const nothing = await (await fetch(`${sandbox.origin}/sandbox/messages?to=nobody@example.com`)).text();
  expect(nothing).toContain('No message matches');
});

it('shows a not-found page for a message that is gone', async () => {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/sandbox/messages/msg_00000000000`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('That message is gone');
});

it('deletes all messages with the button on the page', async () => {
  const sandbox = await openSandbox();
  await sandbox.sendSms();
  const answer = await fetch(`${sandbox.origin}/sandbox/messages/clear`, { method: 'POST', body: new URLSearchParams() });
  expect(await answer.text()).toContain('Nothing has been sent yet');
  expect(await sandbox.messages()).toEqual([]);
});
