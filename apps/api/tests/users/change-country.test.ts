import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { goodPassword, newcomerAbroad, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, payIn } from '../support/people-with-money.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
afterAll(() => expectBooksToBeRight(world));

const confirm = (person: Visitor) => person.call(confirmPassword, { body: { password: goodPassword } });
const move = (person: Visitor, body: object) => person.call(updateUser, { body });
const currenciesOf = async (person: Visitor) =>
  (await person.call(getWallets)).result.wallets.map(({ currency }) => currency).sort();

describe('somebody who moves to another country', () => {
  it('has its dial code, its currency and its wallet; both wallets stay, with their money', async () => {
    const person = await verifiedPerson(world);
    await payIn(world, person.id, 'NGN', 5000);
    await confirm(person);
    const { result } = await move(person, { countryOfResidence: 'portugal' });
    expect(result).toMatchObject({
      countryOfResidence: 'Portugal',
      countryCode: 'PT',
      dialCode: '+351',
      currency: '$',
      isNigerian: false,
      nextSignupStep: 'TransactionPin',
    });
    expect(await currenciesOf(person)).toEqual(['NGN', 'USD']);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(5000);
    const { result: back } = await move(person, { countryCode: 'NG' });
    expect(back).toMatchObject({ countryOfResidence: 'Nigeria', isNigerian: true, currency: '₦' });
    expect(await currenciesOf(person)).toEqual(['NGN', 'USD']);
  });

  it('has to show again who they are first', async () => {
    const person = await verifiedPerson(world);
    expect((await move(person, { countryCode: 'PT' })).problem.code).toBe('confirmation_required');
    expect((await move(person, { countryCode: 'NG', countryOfResidence: 'Nigeria' })).status, 'at home already').toBe(200);
  });

  it('and has no verified email is led to verify it before anything else, on every node', async () => {
    const person = await verifiedPerson(world);
    await world.db`update account set email_verified_at = null where id = ${person.id}`;
    await confirm(person);
    expect((await move(person, { countryOfResidence: 'Ghana' })).result.nextSignupStep).toBe('Otp');
    await eventually('The rest is closed', async () => (await person.call(getWallets)).status === 403);
    expect((await person.call(getWallets)).problem.code).toBe('verification_required');
    expect((await person.call(getUser, { params: { uid: person.id } })).result).toMatchObject({
      emailVerified: false,
      phoneVerified: true,
    });
  });

  it('of which there is none, or two at once, or Nigeria without a phone, is told so', async () => {
    const person = await verifiedPerson(world);
    await confirm(person);
    const refused = [
      await move(person, { countryOfResidence: 'Atlantis' }),
      await move(person, { countryCode: 'XX' }),
      await move(person, { countryOfResidence: 'Ghana', countryCode: 'PT' }),
    ];
    expect(refused.map(({ problem }) => problem.detail)).toEqual([
      'Please choose a country.',
      'Please choose a country.',
      'Ghana and Portugal are two countries. Please choose one.',
    ]);
    await world.db`update account set country_code = 'PT', phone = null where id = ${person.id}`;
    await world.db`update profile set country_name = 'Portugal' where user_id = ${person.id}`;
    expect((await move(person, { countryOfResidence: newcomerAbroad().countryOfResidence })).status).toBe(200);
    expect((await move(person, { countryCode: 'NG' })).problem.detail).toBe(
      'In Nigeria we reach you by phone. Please add your phone number first.',
    );
  });

  it('and is a business sets its base fare anew', async () => {
    const business = await verifiedBusiness(world);
    await move(business, { baseFare: 1500 });
    await confirm(business);
    expect((await move(business, { countryCode: 'PT' })).result.business).toMatchObject({ baseFare: null, dialCode: '+351' });
  });
});
