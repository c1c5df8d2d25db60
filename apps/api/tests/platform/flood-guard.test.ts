import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../support/world.ts';

describe('a flood from one address', () => {
  const world = useWorld({ REQUESTS_PER_MINUTE: '40', ROLES: 'http' });
  // Minutes are those of the clock; it stands still so that none ends in the middle of a test.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());
  const from = (ip: string) => world.visitor({ headers: { 'x-forwarded-for': ip } });

  it('is turned away after so many requests a minute, before anything is looked up', async () => {
    const visitor = from('192.0.2.1');
    const answers = await Promise.all(Array.from({ length: 60 }, () => visitor.request('/api/users/countries')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(40);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(20);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await visitor.request('/')).status).toBe(429);
    expect((await visitor.request('/api/nothing')).status).toBe(429);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await visitor.request('/api/users/countries')).status).toBe(200);
  });

  it('touches nobody else', async () => {
    expect((await from('192.0.2.2').request('/api/users/countries')).status).toBe(200);
  });

  it('cannot hide behind addresses it makes up when no proxy is trusted', async () => {
    const open = await world.startNode({ TRUST_PROXY: '0' });
    const answers = [];
    for (let tries = 0; tries < 41; tries += 1) {
      const visitor = world.visitor({ origin: open.origin, headers: { 'x-forwarded-for': `192.0.2.${tries}` } });
      answers.push((await visitor.request('/api/users/countries')).status);
    }
    expect(answers.at(-1)).toBe(429);
  });
});
