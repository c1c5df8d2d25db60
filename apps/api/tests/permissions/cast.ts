import type { MemberRole } from '@waybill/contract/businesses/roles';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { keyOf } from '../support/api-keys.ts';
import { memberOf } from '../support/businesses.ts';
import { goodPassword, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { goodPin, payIn, personWithMoney } from '../support/people-with-money.ts';
import { forgetShown, makeStaff, newStaffMember, staffMember } from '../support/staff.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { World } from '../support/world.ts';
import type { Cast } from './row.ts';

/** Another row has asked everybody for the password, and what they typed counts for ten minutes. */
export async function forgetConfirmations({ world }: Cast): Promise<void> {
  await world.db`update session set confirmed_until = null`;
}

/** One of each, made once: they own nothing that is asked about. */
export async function castOf(world: World): Promise<Cast> {
  const suspended = await verifiedPerson(world);
  await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
  await world.db`select pg_notify('account_status', ${suspended.id})`;
  const staff = await personWithMoney(world, { NGN: 100_000 });
  await makeStaff(world, staff);
  const byPassword = await verifiedPerson(world);
  await makeStaff(world, byPassword);
  await world.db`update session set second_factor_at = null where user_id = ${byPassword.id}`;
  const longAgo = await verifiedPerson(world);
  await makeStaff(world, longAgo);
  await forgetShown(world, longAgo.id, '1 hour');
  const stranger = await personWithMoney(world, { NGN: 100_000 });
  const partner = await checkedBusiness(world);
  await partner.call(setPin, { body: { newPin: goodPin, password: goodPassword } });
  await payIn(world, partner.id, 'NGN', 100_000);
  const member = async (role: MemberRole) => (await memberOf(world, partner, role)).acting;
  return {
    world,
    manager: await member('manager'),
    dispatcher: await member('dispatcher'),
    rider: await member('rider'),
    accountant: await member('accountant'),
    nobody: world.visitor(),
    suspended,
    unverified: await unverifiedPerson(world),
    stranger,
    readKey: (await keyOf(world, stranger, { scopes: ['read'] })).program,
    shipKey: (await keyOf(world, stranger, { scopes: ['ship'] })).program,
    partner,
    staff,
    staffSupport: await staffMember(world, 'support'),
    staffChecks: await staffMember(world, 'checks'),
    staffMoney: await staffMember(world, 'money'),
    staffLead: await staffMember(world, 'lead'),
    staffByPassword: byPassword,
    staffLongAgo: longAgo,
    staffWithout: await newStaffMember(world),
  };
}
