import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { confirmWithPasskey } from '@waybill/contract/identity/confirm-with-passkey';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { describe, expect, it } from 'vitest';
import { resetSecondFactorNow } from '../../src/ops/reset-second-factor.ts';
import { onAnotherDevice, verifiedPerson } from '../support/people.ts';
import { codeNow, giveAuthenticator, newStaffMember } from '../support/staff.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, withPasskey, signingIn } = usePasskeys();

describe('a passkey', () => {
  it('stands in for the password where that is asked for again', async () => {
    const { person, phone } = await withPasskey(await verifiedPerson(world));
    await world.db`update session set confirmed_until = null where user_id = ${person.id}`;
    const options = (await person.call(beginPasskeyConfirmation)).result;
    expect(options.allowCredentials).toHaveLength(1);
    const stranger = await verifiedPerson(world);
    const credential = phone.get(options);
    expect((await stranger.call(confirmWithPasskey, { body: { credential } })).problem.code).toBe('passkey_refused');
    expect((await person.call(confirmWithPasskey, { body: { credential } })).status).toBe(200);
    expect((await person.call(beginPasskey)).status).toBe(201);
  });
});

describe('a passkey of one of our own people', () => {
  it('is a second factor: it opens the console, and is asked for where it is the only one', async () => {
    const { person, phone } = await withPasskey(await newStaffMember(world));
    expect((await person.call(getOverview)).status, 'whoever has just made it has shown it').toBe(200);
    expect((await person.call(getSecondFactor)).result).toMatchObject({ hasAuthenticator: false, passkeys: 1 });
    const { visitor, answer } = await signingIn(phone);
    visitor.actAs(answer.result);
    expect((await visitor.call(getOverview)).status).toBe(200);
    const byPassword = await onAnotherDevice(world, person);
    expect((await byPassword.call(getOverview)).problem.code).toBe('second_factor_required');
    const credential = phone.get((await byPassword.call(beginPasskeyConfirmation)).result);
    await byPassword.call(confirmWithPasskey, { body: { credential } });
    expect((await byPassword.call(getOverview)).status).toBe(200);
  });

  it('goes with the reset of the second factor', async () => {
    const { person, phone } = await withPasskey(await newStaffMember(world));
    await giveAuthenticator(world, person.id);
    expect(await codeNow(world, person.id)).toMatch(/^\d{6}$/);
    await resetSecondFactorNow(world.node.context, person.details.email, 'The phone is gone');
    expect((await signingIn(phone)).answer.problem.code).toBe('passkey_refused');
    expect(await world.db`select from second_factor where user_id = ${person.id}`).toHaveLength(0);
  });
});
