import { setInterval as every } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUpload } from '../../src/platform/http/read-upload.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { beginningOfForm, type RawRequest, sendRaw } from '../support/raw-request.ts';

/** Small ones, so that nobody waits; a test that is too quick for a slow machine cannot be: only the slow are broken off. */
const deadlines = { idleMs: 400, mostMs: 1_500, mostWithFileMs: 3_000, leastBytesPerSecond: 1_024 };

describe('a body that does not arrive', () => {
  let app: FastifyInstance;
  let letIn: () => void;
  const room = new Promise<void>((resolve) => {
    letIn = resolve;
  });

  beforeAll(async () => {
    app = await createServer({
      logLevel: 'silent',
      isHttps: false,
      trustProxy: 0,
      requestsPerMinute: 0,
      bodyDeadlines: deadlines,
    });
    app.post('/api/json', async ({ body }) => ({ body }));
    const upload = (makeRoom: () => Promise<void>) => async (request: Parameters<typeof readUpload>[0]) => {
      const { file } = await readUpload(request, { maxBytes: 2 ** 20, makeRoom });
      return { bytes: file.bytes.length };
    };
    app.post(
      '/api/form',
      upload(async () => undefined),
    );
    app.post(
      '/api/crowded',
      upload(() => room),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const json = (length: number) =>
    `POST /api/json HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`;
  const form = (path: string, sent: Buffer, fileBytes = 1000) => beginningOfForm({ path, fields: { a: '1' }, fileBytes, sent });

  function refused(answer: string) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status: 408, code: 'too_slow' });
  }

  /** A byte now and then, for as long as somebody listens. */
  async function drip(request: RawRequest, byte: string): Promise<void> {
    for await (const _ of every(50)) {
      if (request.isOver() || !request.socket.writable) return;
      request.socket.write(byte);
    }
  }

  it('is broken off, with words, wherever it stopped', async () => {
    const fieldsOnly = form('/api/form', Buffer.alloc(0)).subarray(0, -60);
    for (const text of [json(100), fieldsOnly, form('/api/form', Buffer.alloc(0)), form('/api/form', Buffer.alloc(999))])
      refused(await sendRaw(app.listeningOrigin, text).ended);
  });

  it('is broken off when it comes byte by byte: neither JSON nor a file is kept open that way', async () => {
    for (const text of [json(60_000), form('/api/form', Buffer.alloc(0), 100_000)]) {
      const request = sendRaw(app.listeningOrigin, text);
      const [answer] = await Promise.all([request.ended, drip(request, ' ')]);
      refused(answer);
    }
  });

  it('is not waited for for ever even if it comes at a good pace', async () => {
    const request = sendRaw(app.listeningOrigin, form('/api/form', Buffer.alloc(0), 2 ** 20));
    const [answer] = await Promise.all([request.ended, drip(request, 'x'.repeat(500))]);
    refused(answer);
  });

  it('has all the time that we keep it waiting ourselves', async () => {
    const bytes = 500_000;
    const request = sendRaw(app.listeningOrigin, form('/api/crowded', Buffer.alloc(bytes), bytes));
    request.socket.write('\r\n--a-boundary--\r\n');
    // Another one begins after it and is broken off: more than the time for doing nothing has passed.
    refused(await sendRaw(app.listeningOrigin, json(100)).ended);
    expect(request.received()).toBe('');
    letIn();
    await expect.poll(request.received).toContain(`{"bytes":${bytes}}`);
    request.socket.destroy();
  });

  it('is broken off when nobody reads it any more: it was refused, and the rest never came', async () => {
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const tooMuch = `${(70_000).toString(16)}\r\n${' '.repeat(70_000)}\r\n`;
    const large = sendRaw(app.listeningOrigin, head('/api/json') + tooMuch);
    const oddType = sendRaw(app.listeningOrigin, `${head('/api/json').replace('application/json', 'text/odd')}5\r\nhello\r\n`);
    const form = sendRaw(
      app.listeningOrigin,
      beginningOfForm({ path: '/api/form', fields: { a: '1' }, fileBytes: 2 ** 21, sent: Buffer.alloc(2 ** 20 + 5) }),
    );
    expect((await large.ended).split(' ')[1]).toBe('413');
    expect((await oddType.ended).split(' ')[1]).toBe('415');
    // Its rest is waited for, so that a browser gets the reason; it has its time, too.
    expect((await form.ended).split(' ')[1]).toBe('408');
    expect((await app.inject({ method: 'POST', url: '/api/json', payload: { a: 1 } })).statusCode).toBe(200);
  });

  it('is refused in the one shape before there is a request, too: headers that never end, or are none', async () => {
    refused(await sendRaw(app.listeningOrigin, 'GET / HTTP/1.1\r\nhost: x\r\n').ended);
    const broken = await sendRaw(app.listeningOrigin, 'GET / HTTP/1.1\r\nhost: x\r\n\u0000bad\r\n\r\n').ended;
    expect(broken).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json/);
  });
});
