import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { describe, expect, it } from 'vitest';
import { codeNow } from '../support/staff.ts';
import { useStaffWithApp } from './staff-with-app.ts';

const { world, enrolled } = useStaffWithApp();

describe('the console', () => {
  it('opens at once for whoever has just set it up', async () => {
    const { person, secret, address } = await enrolled();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(`otpauth://totp/Waybill:${person.details.username}?secret=${secret}&issuer=Waybill`);
    expect((await person.call(getOverview)).status).toBe(200);
    const accountStatus = (await person.call(getSecondFactor)).result;
    expect(accountStatus).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10, isShown: true });
    expect(accountStatus.freshUntil).not.toBeNull();
  });
});

describe('setting up an authenticator app', () => {
  it('takes the place of the old app only once the new one has shown a code', async () => {
    const { person } = await enrolled();
    await person.call(beginAuthenticator);
    expect((await person.call(finishAuthenticator, { body: { code: '000000' } })).problem.code).toBe('code_wrong');
    const [{ old, fresh } = { old: '', fresh: '' }] = await world.db<{ old: string; fresh: string }[]>`
      select authenticator_id as old, pending_id as fresh from second_factor where user_id = ${person.id}`;
    expect(old).not.toBe(fresh);
    await person.call(finishAuthenticator, { body: { code: await codeNow(world, person.id) } });
    const [row] = await world.db`select authenticator_id, pending_id from second_factor where user_id = ${person.id}`;
    expect(row).toEqual({ authenticatorId: fresh, pendingId: null });
  });
});
