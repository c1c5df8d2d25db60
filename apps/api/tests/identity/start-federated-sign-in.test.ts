import { describe, expect, it } from 'vitest';
import { useWorld } from '../support/world.ts';

describe('signing in through a provider', () => {
  const world = useWorld();
  it('begins at the provider, with a challenge, a state and a nonce that are new each time and known to this browser only', async () => {
    const starts = [];
    for (const visitor of [world.visitor(), world.visitor()]) {
      const response = await visitor.request('/api/auth/federated/start');
      expect(response.status).toBe(302);
      expect(response.headers.get('set-cookie')).toMatch(
        /^waybill_federated=[\w.-]+; Max-Age=600; Path=\/api\/auth\/federated; HttpOnly; SameSite=Lax$/,
      );
      starts.push(new URL(response.headers.get('location') ?? ''));
    }
    const [one, other] = starts.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(starts[0]?.origin).toBe(world.sandboxOrigin);
    expect(one).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.[name]).not.toBe(other?.[name]);
  });
});
