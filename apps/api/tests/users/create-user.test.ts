import { sendOtp } from '@waybill/contract/identity/send-otp';
import { signIn } from '@waybill/contract/identity/sign-in';
import { createUser } from '@waybill/contract/users/create-user';
import { describe, expect, it } from 'vitest';
import { goodPassword, newcomer, newcomerAbroad, ownUserOf } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

async function join(details: Record<string, unknown>) {
  const visitor = world.visitor();
  const answer = await visitor.call(createUser, { body: details });
  if (answer.status === 201) visitor.actAs(answer.result);
  return { visitor, answer };
}

async function joined(details: Record<string, unknown>) {
  const { visitor, answer } = await join(details);
  expect(answer.status).toBe(201);
  return ownUserOf(visitor);
}

describe('signing up as a person', () => {
  it('answers with a session and a refresh cookie, so that the next step needs no sign-in', async () => {
    const { visitor, answer } = await join(newcomer());
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toMatch(/^waybill_refresh=.*HttpOnly; SameSite=Strict/);
    expect((await visitor.call(sendOtp, { body: {} })).result.channel).toBe('sms');
  });

  it('opens a naira wallet in Nigeria and a dollar wallet elsewhere', async () => {
    const nigerian = await joined(newcomer());
    const foreigner = await joined(newcomerAbroad());
    expect([nigerian.currency, nigerian.dialCode, nigerian.isNigerian]).toEqual(['₦', '+234', true]);
    expect([foreigner.currency, foreigner.dialCode, foreigner.isNigerian]).toEqual(['$', '+351', false]);
    const wallets = await world.db`select user_id, currency from wallet where user_id in (${nigerian.id}, ${foreigner.id})`;
    expect(new Map(wallets.map((wallet) => [wallet.userId, wallet.currency]))).toEqual(
      new Map([
        [nigerian.id, 'NGN'],
        [foreigner.id, 'USD'],
      ]),
    );
  });

  it('starts with nothing verified, no stars, no deliveries and no KYC', async () => {
    expect(await joined({ ...newcomer(), referrer: 'a friend' })).toMatchObject({
      phoneVerified: false,
      emailVerified: false,
      isBlocked: false,
      isStaff: false,
      isDispatchPartner: false,
      dispatchPartnerType: 0,
      kycStatus: 0,
      rating: 0,
      numberOfDeliveries: 0,
      hasPin: false,
      hasPassword: true,
      referrer: 'a friend',
      business: null,
    });
  });

  it('keeps one spelling of names, addresses and countries, whatever was typed', async () => {
    const details = newcomer();
    const user = await joined({
      ...details,
      email: ` ${details.email.toUpperCase()} `,
      username: details.username.toUpperCase(),
      fullName: '  Chidi Okafor ',
      countryOfResidence: 'naija',
    });
    expect(user).toMatchObject({
      email: details.email,
      username: details.username,
      fullName: 'Chidi Okafor',
      countryOfResidence: 'Nigeria',
    });
  });

  it.each([
    ['+2348031110001', '+2348031110001'],
    ['+23408031110002', '+2348031110002'],
    [' +2348031110003 ', '+2348031110003'],
  ])('takes the phone number “%s” as %s', async (typed, stored) => {
    expect((await joined({ ...newcomer(), phoneNumber: typed })).phoneNumber).toBe(stored);
  });

  it.each(['08031110004', '+234', '+2341', '+23480311100041', '+234803111000a', '+1 555', ''])(
    'refuses “%s”, which is no phone number, beside its field',
    async (phoneNumber) => {
      const { answer } = await join({ ...newcomer(), phoneNumber });
      expect(answer.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'phoneNumber' }] });
    },
  );

  it('asks a Nigerian for a phone number, and nobody else', async () => {
    const { phoneNumber: _, ...withoutPhone } = newcomer();
    expect((await join(withoutPhone)).answer.problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'phoneNumber' }],
    });
    expect((await join(newcomerAbroad())).answer.status).toBe(201);
  });

  it('refuses passwords that thieves try first, in any case', async () => {
    for (const password of ['password123', 'PASSWORD123', 'qwertyuiop']) {
      const { answer } = await join({ ...newcomer(), password });
      expect(answer.problem, password).toMatchObject({ code: 'password_common', errors: [{ field: 'password' }] });
    }
  });

  it.each([
    ['email', 'chidi@'],
    ['email', 'chidi okafor@mail.example'],
    ['username', 'ab'],
    ['username', '9lives'],
    ['username', 'chidi@mail.example'],
    ['password', 'short'],
    ['fullName', '   '],
    ['fullName', 'two\nlines'],
    ['city', ''],
    ['countryCode', 'XX'],
    ['countryCode', 'nigeria'],
    ['authProvider', 'facebook'],
    ['city', 42],
  ])('refuses %s %j and says which field it was', async (field, value) => {
    const { answer } = await join({ ...newcomer(), [field]: value });
    expect(answer.problem.code).toBe('invalid_input');
    expect(answer.problem.errors.map((error) => error.field)).toEqual([field]);
  });

  it.each(['isStaff', 'isBlocked', 'kycStatus', 'rating', 'emailVerified', 'phoneVerified', 'isDispatchPartner', 'uid'])(
    'ignores %s, which is part of a user and not for the newcomer to say',
    async (field) => {
      const details = newcomer();
      const { answer } = await join({ ...details, [field]: 1 });
      expect(answer.status).toBe(201);
      const [row] = await world.db`
        select is_staff, blocked_at, email_verified_at, phone_verified_at, is_dispatch_partner, kyc_status, rating_count
        from account join profile on user_id = account.id where username = ${details.username}`;
      expect(row).toEqual({
        isStaff: false,
        blockedAt: null,
        emailVerifiedAt: null,
        phoneVerifiedAt: null,
        isDispatchPartner: false,
        kycStatus: 0,
        ratingCount: 0,
      });
    },
  );

  it('refuses what nobody knows, by name', async () => {
    const details = newcomer();
    const { answer } = await join({ ...details, role: 'staff' });
    expect(answer.problem.errors.map((error) => error.field)).toEqual(['role']);
    expect(await world.db`select from account where username = ${details.username}`).toHaveLength(0);
  });

  it('hashes passwords at their full cost where no tests run', async () => {
    const { origin } = await world.startNode({ NODE_ENV: 'development' });
    const answer = await world.visitor({ origin }).call(createUser, { body: newcomer() });
    const [account] = await world.db`select password_hash from account where id = ${answer.result.userId}`;
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('stores no password anywhere, only an Argon2id hash of it', async () => {
    const details = { ...newcomer(), password: 'marker-5f1c-of-a-password' };
    const { answer } = await join(details);
    const [account] = await world.db`select password_hash from account where id = ${answer.result.userId}`;
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    const tables = await world.db<{ content: string }[]>`
      select query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text as content
      from pg_tables where schemaname in ('public', 'jobs')`;
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter(({ content }) => content.includes(details.password))).toEqual([]);
  });
});

describe('names, addresses and numbers that somebody has', () => {
  it.each([
    ['username', 'username_taken'],
    ['email', 'email_taken'],
    ['phoneNumber', 'phone_taken'],
  ] as const)('refuses a taken %s and leaves nothing of the second person behind', async (field, code) => {
    const first = newcomer();
    const second = newcomer();
    await joined(first);
    const { answer } = await join({ ...second, [field]: first[field] });
    expect(answer.problem).toMatchObject({ code, errors: [{ field }] });
    const [{ count } = { count: -1 }] = await world.db<{ count: number }[]>`
      select count(*)::int as count from account where username = ${second.username} or email = ${second.email}`;
    expect(count).toBe(0);
  });

  it('sees through another spelling of the same number, address and name', async () => {
    const first = newcomer();
    await joined(first);
    const again = [
      { ...newcomer(), phoneNumber: first.phoneNumber.replace('+234', '+2340') },
      { ...newcomer(), email: first.email.toUpperCase() },
      { ...newcomer(), username: first.username.toUpperCase() },
    ];
    const codes = [];
    for (const details of again) codes.push((await join(details)).answer.problem.code);
    expect(codes).toEqual(['phone_taken', 'email_taken', 'username_taken']);
  });

  it.each(['username', 'email', 'phoneNumber'] as const)('gives one %s to exactly one of ten who ask at once', async (field) => {
    const wanted = newcomer()[field];
    const everybody = Array.from({ length: 10 }, () => ({ ...newcomer(), [field]: wanted }));
    const answers = await Promise.all(everybody.map((details) => join(details)));
    const statuses = answers.map(({ answer }) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const [{ count } = { count: -1 }] = await world.db<{ count: number }[]>`
      select count(*)::int as count from account
      where username = any(${everybody.map((details) => details.username)})`;
    expect(count).toBe(1);
    const identifier = everybody[answers.findIndex(({ answer }) => answer.status === 201)]?.email ?? '';
    expect((await world.visitor().call(signIn, { body: { identifier, password: goodPassword } })).status).toBe(200);
  });
});
