import { createHmac } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { createTermiiSms } from '../../src/providers/sms/termii.ts';
import { standInServer } from '../support/stand-in-server.ts';

const message = { to: '+2348031234567', text: '123456 is your Waybill code.' };
const settings = { apiKey: 'marker-api-key', sender: 'Waybill', timeoutMs: 300 };

async function outbox(to: string) {
  const response = await fetch(`${inject('sandbox').origin}/sandbox/api/messages?${new URLSearchParams({ to })}`);
  return ((await response.json()) as { messages: { text: string; from: string; status: string }[] }).messages;
}

/** What went wrong, in the words that reach the log. */
async function failureOf(baseUrl: string, to = message.to): Promise<string> {
  const sending = createTermiiSms({ ...settings, baseUrl }).send({ ...message, to });
  return sending.then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
}

describe('a text by Termii', () => {
  const sandbox = { baseUrl: `${inject('sandbox').origin}/termii`, apiKey: 'sandbox-termii-key', sender: 'Waybill' };

  it('arrives as it was written, from our name', async () => {
    const to = '+2348060000900';
    await createTermiiSms(sandbox).send({ to, text: 'Äwo ni 😀 — 123456' });
    expect(await outbox(to)).toMatchObject([{ text: 'Äwo ni 😀 — 123456', from: 'Waybill', status: 'Delivered' }]);
  });

  it('is asked for the way Termii wants it: without the plus, by the route that reaches everybody', async () => {
    const asked: unknown[] = [];
    const { origin } = await standInServer((request, response) => {
      request.on('data', (chunk: Buffer) => {
        asked.push(`${request.method} ${request.url}`, request.headers['content-type'], JSON.parse(chunk.toString()));
        response.end('{"message_id":"3017"}');
      });
    });
    await createTermiiSms({ ...settings, baseUrl: origin }).send(message);
    expect(asked).toEqual([
      'POST /api/sms/send',
      'application/json',
      {
        api_key: 'marker-api-key',
        to: '2348031234567',
        from: 'Waybill',
        sms: message.text,
        type: 'plain',
        channel: 'dnd',
      },
    ]);
  });

  it('that is refused rejects: a wrong key, a number Termii does not serve', async () => {
    expect(await failureOf(sandbox.baseUrl)).toBe('Error: Termii refused an SMS with status 401');
    const refused = createTermiiSms(sandbox).send({ to: '+2348060000002', text: 'x' });
    await expect(refused).rejects.toThrow('Termii refused an SMS with status 400');
  });

  it.each([
    ['an error', 500, '{"code":500}'],
    ['a page instead of JSON', 200, '<html>Welcome to the hotel’s WiFi</html>'],
    ['JSON that promises nothing', 200, '{"code":"ok"}'],
    ['an empty id', 200, '{"message_id":""}'],
    ['nothing at all', 200, ''],
  ])('is not taken for sent when the answer is %s', async (_, status, body) => {
    const { origin } = await standInServer((_request, response) => response.writeHead(status).end(body));
    expect(await failureOf(origin)).toBe(`Error: Termii refused an SMS with status ${status}`);
  });

  it('rejects when Termii is down, cuts the line or takes too long, and names no number, text or key', async () => {
    const cutting = await standInServer((_request, response) => response.destroy());
    const silent = await standInServer(() => undefined);
    for (const origin of ['http://127.0.0.1:9', cutting.origin, silent.origin]) {
      const failure = await failureOf(origin);
      expect(failure).toMatch(/failed|timeout/i);
      expect(failure).not.toMatch(/803|123456|marker/);
    }
  });
});

describe('an answer to a text', () => {
  const secret = 'marker-webhook-secret';
  const sms = createTermiiSms({ ...settings, baseUrl: 'http://127.0.0.1:9', webhookSecret: secret });
  const read = (event: string, signedWith = secret, signature?: string) => {
    const body = Buffer.from(event);
    return sms.readAnswer?.(body, signature ?? createHmac('sha512', signedWith).update(body).digest('hex'));
  };
  const answer = JSON.stringify({ type: 'inbound', id: '1', sender: '2348031234567', receiver: 'Waybill', message: 'STOP' });

  it('comes signed over its bytes, and from a number as we write it', () => {
    expect(read(answer)).toEqual({ from: '+2348031234567', text: 'STOP' });
  });

  it('is nobody’s without the right signature', () => {
    expect(read(answer, 'another secret')).toBeUndefined();
    for (const signature of ['', 'zz', 'ab'.repeat(64), '0'.repeat(127)]) expect(read(answer, secret, signature)).toBeUndefined();
    expect(sms.readAnswer?.(Buffer.from(answer), undefined)).toBeUndefined();
  });

  it('is told from what became of our own texts, and from what is nothing', () => {
    for (const event of [
      '{"type":"outbound","status":"Delivered"}',
      '[]',
      '',
      '{"type":"inbound","sender":"x","message":"STOP"}',
    ])
      expect(read(event)).toBe('unknown');
  });

  it('is not listened to where no secret is set', () => {
    expect(createTermiiSms({ ...settings, baseUrl: 'http://127.0.0.1:9' }).readAnswer).toBeUndefined();
  });
});
