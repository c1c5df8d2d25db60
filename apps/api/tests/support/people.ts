import { signIn } from '@waybill/contract/identity/sign-in';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import type { OwnUser } from '@waybill/contract/users/user-view';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export const goodPassword = 'mango tree by the park';
let count = 0;

/** Details nobody else in this test run has. */
export function newcomer() {
  count += 1;
  const tag = `${process.pid}${Date.now().toString(36)}${count}`;
  const digits = String(10_000_000 + (((process.pid * 7919 + count * 104_729 + Date.now()) % 89_999_999) | 0)).slice(0, 8);
  return {
    fullName: 'Chidi Okafor',
    username: `chidi.${tag}`,
    email: `chidi.${tag}@mail.example`,
    password: goodPassword,
    countryOfResidence: 'Nigeria',
    countryCode: 'NG',
    city: 'Lagos',
    phoneNumber: `+23480${digits}`,
  };
}

export function newcomerAbroad() {
  const { phoneNumber: _, ...rest } = newcomer();
  return { ...rest, fullName: 'Maria Silva', countryOfResidence: 'Portugal', countryCode: 'PT', city: 'Lisbon' };
}

export function newBusiness() {
  const { username, email, phoneNumber } = newcomer();
  return {
    username,
    businessName: 'Swift Riders',
    businessEmail: email,
    businessPhoneNumber: phoneNumber,
    businessRepCountry: 'Nigeria',
    businessRepCountryCode: 'NG',
    numberOfVehiclesInFleet: 12,
    password: goodPassword,
  };
}

export type Person = Visitor & { readonly details: ReturnType<typeof newcomer>; readonly id: string };

/** Signed up and signed in, nothing verified. */
export async function unverifiedPerson(world: World): Promise<Person> {
  const visitor = world.visitor();
  const details = newcomer();
  const { result } = await visitor.call(createUser, { body: details });
  visitor.actAs(result);
  return Object.assign(visitor, { details, id: result.userId });
}

/** Signed up, verified (behind the scenes) and signed in. */
export async function verifiedPerson(world: World): Promise<Person> {
  const person = await unverifiedPerson(world);
  await verifyBehindTheScenes(world, person.id);
  return person;
}

export async function verifiedBusiness(
  world: World,
): Promise<Visitor & { readonly details: ReturnType<typeof newBusiness>; readonly id: string }> {
  const visitor = world.visitor();
  const details = newBusiness();
  const { result } = await visitor.call(createDispatchPartner, { body: details });
  visitor.actAs(result);
  await verifyBehindTheScenes(world, result.userId);
  return Object.assign(visitor, { details, id: result.userId });
}

/** Another browser of theirs, signed in with the password and nothing else. */
export async function onAnotherDevice(
  world: World,
  { details }: { readonly details: { readonly email: string } },
  options: Parameters<World['visitor']>[0] = {},
): Promise<Visitor> {
  const device = world.visitor(options);
  device.actAs((await device.call(signIn, { body: { identifier: details.email, password: goodPassword } })).result);
  return device;
}

/** Everything that somebody sees of themselves. */
export async function ownUserOf(visitor: Visitor): Promise<OwnUser> {
  const { result } = await visitor.call(getUser, { params: { uid: visitor.session.userId } });
  if (result.relation !== 'self') throw new Error('Somebody else came back');
  return result;
}

async function verifyBehindTheScenes(world: World, id: string): Promise<void> {
  await world.db`update account set phone_verified_at = now(), email_verified_at = now() where id = ${id}`;
  await world.db`select pg_notify('account_status', ${id})`;
}
