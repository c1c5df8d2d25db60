import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { newBusiness, newcomer, ownUserOf } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('signing up as a business', () => {
  const world = useWorld();

  async function join(details: Record<string, unknown>) {
    const visitor = world.visitor();
    const answer = await visitor.call(createDispatchPartner, { body: details });
    if (answer.status === 201) visitor.actAs(answer.result);
    return { visitor, answer };
  }

  async function joined(details: Record<string, unknown>) {
    const { visitor, answer } = await join(details);
    expect(answer.status).toBe(201);
    return ownUserOf(visitor);
  }

  it('makes a dispatch partner whose name, address and number are those of the business', async () => {
    const details = newBusiness();
    const user = await joined(details);
    expect(user).toMatchObject({
      isDispatchPartner: true,
      fullName: details.businessName,
      email: details.businessEmail,
      phoneNumber: details.businessPhoneNumber,
      nextSignupStep: 'Otp',
      business: {
        businessName: details.businessName,
        businessEmail: details.businessEmail,
        businessPhoneNumber: details.businessPhoneNumber,
        businessRepCountry: 'Nigeria',
        businessWebsite: '',
        numberOfVehiclesInFleet: 12,
      },
    });
  });

  it('works from 08:00 to 17:00 unless it says otherwise', async () => {
    expect((await joined(newBusiness())).business).toMatchObject({
      workingHoursStart: { hours: 8, minutes: 0, seconds: 0 },
      workingHoursEnd: { hours: 17, minutes: 0, seconds: 0 },
    });
    const nightShift = { workingHoursStart: { hours: 22, minutes: 30 }, workingHoursEnd: { hours: 5, minutes: 45, seconds: 30 } };
    expect((await joined({ ...newBusiness(), ...nightShift })).business).toMatchObject({
      workingHoursStart: { hours: 22, minutes: 30, seconds: 0 },
      workingHoursEnd: { hours: 5, minutes: 45, seconds: 30 },
    });
  });

  it('takes representative, PIN and push token with the first call, for clients that ask for everything on one page', async () => {
    const details = {
      ...newBusiness(),
      businessRepName: 'Halima Yusuf',
      businessRepRole: 'Director',
      businessRepCity: 'Abuja',
      businessWebsite: 'swiftriders.example',
      pin: '2806',
      pushNotificationToken: 'token-of-a-phone',
    };
    const user = await joined(details);
    expect(user.hasPin).toBe(true);
    expect(user.business).toMatchObject({
      businessRepName: 'Halima Yusuf',
      businessRepRole: 'Director',
      businessRepCity: 'Abuja',
      businessWebsite: 'swiftriders.example',
    });
    const tokens = await world.db`select token from push_token where user_id = ${user.id}`;
    expect(tokens.map((row) => row.token)).toEqual(['token-of-a-phone']);
  });

  it('keeps a PIN given at sign-up as one that guards the wallet', async () => {
    const { visitor, answer } = await join({ ...newBusiness(), pin: '2806' });
    await world.db`update account set phone_verified_at = now() where id = ${answer.result.userId}`;
    await world.db`select pg_notify('account_status', ${answer.result.userId})`;
    expect((await visitor.call(setPin, { body: { newPin: '9031' } })).problem.code).toBe('pin_already_set');
    expect((await visitor.call(setPin, { body: { oldPin: '2806', newPin: '9031' } })).status).toBe(204);
  });

  it.each(['0000', '1234', '4321', '1212'])('refuses the PIN %s and makes no account', async (pin) => {
    const details = newBusiness();
    const { answer } = await join({ ...details, pin });
    expect(answer.problem).toMatchObject({ code: 'pin_trivial', errors: [{ field: 'pin' }] });
    expect(await world.db`select from account where username = ${details.username}`).toHaveLength(0);
  });

  it('takes `Pin` and `pin` for the same field, but not both at once', async () => {
    expect((await joined({ ...newBusiness(), Pin: '2806' })).hasPin).toBe(true);
    const { answer } = await join({ ...newBusiness(), Pin: '2806', pin: '9031' });
    expect(answer.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'pin' }] });
  });

  it.each([
    ['businessName', ''],
    ['businessEmail', 'nobody'],
    ['businessPhoneNumber', '+2341'],
    ['businessWebsite', 'javascript:alert(1)'],
    ['businessRepRole', 'Emperor'],
    ['businessRepCountryCode', 'XX'],
    ['numberOfVehiclesInFleet', 0],
    ['numberOfVehiclesInFleet', 1.5],
    ['numberOfVehiclesInFleet', '12'],
    ['numberOfVehiclesInFleet', -12],
    ['numberOfVehiclesInFleet', 10_001],
    ['pin', '12345'],
    ['role', 'staff'],
  ])('refuses %s %j beside its field', async (field, value) => {
    const { answer } = await join({ ...newBusiness(), [field]: value });
    expect(answer.problem.code).toBe('invalid_input');
    expect(answer.problem.errors.map((error) => error.field)).toEqual([field]);
  });

  it.each([
    { hours: 24, minutes: 0 },
    { hours: 8, minutes: 60 },
    { hours: -1, minutes: 0 },
    { hours: 8 },
    { hours: 8, minutes: 0, days: 3 },
    '08:00',
  ])('refuses %j as a time of day', async (workingHoursStart) => {
    const { answer } = await join({ ...newBusiness(), workingHoursStart });
    expect(answer.problem.code).toBe('invalid_input');
    expect(answer.problem.errors[0]?.field).toMatch(/^workingHoursStart/);
  });

  it('shares names, addresses and numbers with people: a person’s are taken, by the field names of this call', async () => {
    const person = newcomer();
    await world.visitor().call(createUser, { body: person });
    const tries = [
      { ...newBusiness(), username: person.username },
      { ...newBusiness(), businessEmail: person.email },
      { ...newBusiness(), businessPhoneNumber: person.phoneNumber },
    ];
    const refusals = [];
    for (const details of tries) {
      const { problem } = (await join(details)).answer;
      refusals.push([problem.code, problem.errors[0]?.field]);
    }
    expect(refusals).toEqual([
      ['username_taken', 'username'],
      ['email_taken', 'businessEmail'],
      ['phone_taken', 'businessPhoneNumber'],
    ]);
  });

  it('lets one of ten businesses that want the same number at once have it', async () => {
    const businessPhoneNumber = newcomer().phoneNumber;
    const answers = await Promise.all(Array.from({ length: 10 }, () => join({ ...newBusiness(), businessPhoneNumber })));
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await world.db`select from dispatch_business where phone = ${businessPhoneNumber}`).toHaveLength(1);
  });
});
