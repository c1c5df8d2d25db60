import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { describe, expect, it } from 'vitest';
import { onAnotherDevice, type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; SM-A556B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe('the list of devices', () => {
  const world = useWorld();

  const signInFrom = (person: Person, headers: Record<string, string>) => onAnotherDevice(world, person, { headers });

  it('names each device and where it was last used, the last used one first, and marks this one', async () => {
    const ngozi = await verifiedPerson(world);
    const phone = await signInFrom(ngozi, { 'user-agent': android, 'x-forwarded-for': '197.210.8.1' });
    await signInFrom(ngozi, { 'user-agent': iphone, 'x-forwarded-for': '197.210.8.2' });
    const { sessions } = (await phone.call(listSessions)).result;
    expect(sessions.map(({ device, ip, isCurrent }) => ({ device, ip, isCurrent }))).toEqual([
      { device: 'Safari on iOS', ip: '197.210.8.2', isCurrent: false },
      { device: 'Chrome on Android', ip: '197.210.8.1', isCurrent: true },
      { device: 'Unknown device', ip: expect.stringMatching(/^10\./), isCurrent: false },
    ]);
  });

  it('moves a device to the top when it renews its session, with the address it came from', async () => {
    const ngozi = await verifiedPerson(world);
    await signInFrom(ngozi, { 'user-agent': android });
    const moved = world.visitor({ headers: { 'x-forwarded-for': '102.89.1.7' } });
    moved.cookies.set('waybill_refresh', ngozi.cookies.get('waybill_refresh') ?? '');
    moved.actAs((await moved.call(refreshSession)).result);
    const [first] = (await moved.call(listSessions)).result.sessions;
    expect(first).toMatchObject({ id: ngozi.session.sessionId, ip: '102.89.1.7', isCurrent: true });
  });

  it.each([
    ['was ended', { ended: true, idle: '0', left: '90 days' }],
    ['has had its ninety days', { ended: false, idle: '0', left: '-1 second' }],
    ['has not been used for thirty days', { ended: false, idle: '30 days 1 minute', left: '50 days' }],
  ])('leaves out a device whose session %s', async (_, { ended, idle, left }) => {
    const ngozi = await verifiedPerson(world);
    const phone = await signInFrom(ngozi, { 'user-agent': android });
    await world.db`
      update session set ended_at = ${ended ? world.db`now()` : null}, last_used_at = now() - ${idle}::interval, expires_at = now() + ${left}::interval
      where id = ${phone.session.sessionId}`;
    const { sessions } = (await ngozi.call(listSessions)).result;
    expect(sessions.map(({ id }) => id)).toEqual([ngozi.session.sessionId]);
  });

  it('stops at fifty', async () => {
    const ngozi = await verifiedPerson(world);
    await world.db`
      insert into session (id, user_id, device, ip, expires_at)
      select 'ses_' || lpad(n::text, 26, '0'), ${ngozi.id}, 'Firefox on Linux', '127.0.0.1', now() + interval '1 day' from generate_series(1, 60) n`;
    expect((await ngozi.call(listSessions)).result.sessions).toHaveLength(50);
  });

  it('shows nobody else’s devices, and nothing that could be used to sign in', async () => {
    const [ngozi, tunde] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { sessions } = (await ngozi.call(listSessions)).result;
    expect(sessions.map(({ id }) => id)).not.toContain(tunde.session.sessionId);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['device', 'id', 'ip', 'isCurrent', 'lastUsedAt', 'startedAt']);
  });
});
