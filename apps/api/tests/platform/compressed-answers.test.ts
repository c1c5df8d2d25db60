import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** As it comes over the wire: `fetch` would undo what is looked at here. */
async function answerTo(path: string, accepted?: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${world.node.origin}${path}`, { headers }, resolve).on('error', reject),
  );
  return { answer, body: Buffer.concat(await answer.toArray()) };
}

describe('a long list', () => {
  it('comes compressed to whoever can read that, and says the same', async () => {
    const plain = await answerTo('/api/users/countries');
    const short = await answerTo('/api/users/countries', 'br, gzip, zstd');
    expect(plain.answer.headers['content-encoding']).toBeUndefined();
    expect(short.answer.headers['content-encoding']).toBe('gzip');
    expect(Number(short.answer.headers['content-length'])).toBe(short.body.length);
    expect(short.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(short.body).equals(plain.body)).toBe(true);
    expect([plain.answer.headers.vary, short.answer.headers.vary], 'to whoever keeps a copy').toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
  });

  it.each(['identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br'])('comes as it is where only this is read: %s', async (accepted) => {
    const { answer, body } = await answerTo('/api/users/countries', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    JSON.parse(body.toString());
  });
});

it('compresses nothing short, and no answer to a write, which may hold a token', async () => {
  const { answer } = await answerTo('/api/health', 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  const ada = await verifiedPerson(world);
  const written = await ada.request('/api/timeline/post', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ message: 'Two kilos are free on Friday, from Lagos to Abuja. '.repeat(30) }),
  });
  expect(written.status).toBe(201);
  expect((await written.text()).length).toBeGreaterThan(1400);
  expect(written.headers.get('content-encoding')).toBeNull();
});
