import { createHash } from 'node:crypto';
import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { changePassword } from '@waybill/contract/identity/change-password';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { signIn } from '@waybill/contract/identity/sign-in';
import { signOut } from '@waybill/contract/identity/sign-out';
import { userExists } from '@waybill/contract/identity/user-exists';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextLink } from '../support/emails.ts';
import { nextMessage } from '../support/mailbox.ts';
import { newcomer, unverifiedPerson } from '../support/people.ts';
import { type Program, startProgram } from '../support/program.ts';
import { returnWith, signInThroughProvider, visitProvider } from '../support/sign-in-provider.ts';
import { useWorld } from '../support/world.ts';

/** The text as it might lie about: as it is, in hex, or in base64. Short numbers count only when they stand alone. */
function isIn(haystack: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(haystack);
  const bytes = Buffer.from(secret);
  return [secret, encodeURIComponent(secret), bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')].some((form) =>
    haystack.includes(form),
  );
}

describe('secrets', () => {
  // Everything is done by the program in its own process, so that what it prints can be read.
  const world = useWorld({ ROLES: 'http' });
  const secrets = new Map<string, string>();
  const personal = new Map<string, string>();
  let program: Program;
  let log = '';

  const found = (haystack: string, names: ReadonlyMap<string, string>) =>
    [...names].filter(([, value]) => isIn(haystack, value)).map(([name]) => name);

  /** Every row of every table, of ours and of the job queue, as text. */
  async function everything(): Promise<string> {
    const tables = await world.db<{ schema: string; name: string }[]>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    const texts: string[] = [];
    for (const { schema, name } of tables) {
      const rows = await world.db<{ text: string }[]>`select t::text as text from ${world.db(schema)}.${world.db(name)} t`;
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join('\n');
  }

  beforeAll(async () => {
    program = await startProgram(world, { LOG_LEVEL: 'trace' });
    await liveALittle();
    await program.stop();
    log = program.output();
  });

  afterAll(() => program.stop());

  /** Somebody signs up, proves the phone, forgets the password, comes back, and signs in through a provider, not without slips. */
  async function liveALittle(): Promise<void> {
    const visitor = world.visitor({ origin: program.origin });
    const details = { ...newcomer(), password: 'purple elephants sing' };
    const { result } = await visitor.call(createUser, { body: details });
    visitor.actAs(result);
    personal.set('email', details.email).set('phone', details.phoneNumber).set('username', details.username);
    secrets.set('password', details.password).set('access token', result.accessToken);
    secrets.set('first refresh token', visitor.cookies.get('waybill_refresh') ?? '');

    await visitor.call(sendOtp, { query: { newPhoneNumber: Buffer.from('not a number').toString('base64') } });
    await visitor.call(sendOtp);
    const code = (await nextMessage(world, details.phoneNumber, 'sms')).code ?? '';
    secrets.set('code', code);
    await visitor.call(verifyOtp, { query: { otpCode: String((Number(code) + 1) % 1_000_000).padStart(6, '0') } });
    await visitor.call(verifyOtp, { query: { otpCode: code } });
    await visitor.call(getUser, { params: { uid: result.userId }, query: { nonsense: 'query-marker-4417' } });
    secrets.set('query', 'query-marker-4417');

    for (const value of [details.email, details.phoneNumber, details.username])
      await visitor.call(userExists, { params: { value } });
    const { oobCode: verifying } = await nextLink(world, details.email, 'verifyEmail');
    secrets.set('verification link', verifying);
    await visitor.call(requestPasswordReset, { body: { email: details.email } });
    const { mode, oobCode } = await nextLink(world, details.email, 'resetPassword');
    secrets.set('reset link', oobCode).set('proof in the reset link', oobCode.split('.')[1] ?? '');
    await visitor.call(applyActionLink, { body: { mode, oobCode, newPassword: 'password' } });
    await visitor.call(applyActionLink, { body: { mode, oobCode, newPassword: 'green umbrellas dance' } });
    secrets.set('second password', 'green umbrellas dance').set('wrong password', 'yellow submarines sink');

    await visitor.call(signIn, { body: { identifier: details.email, password: 'yellow submarines sink' } });
    visitor.actAs(
      (await visitor.call(signIn, { body: { identifier: details.phoneNumber, password: 'green umbrellas dance' } })).result,
    );
    visitor.actAs((await visitor.call(refreshSession)).result);
    secrets
      .set('refresh token', visitor.cookies.get('waybill_refresh') ?? '')
      .set('new access token', visitor.session.accessToken);
    const body = { currentPassword: 'green umbrellas dance', newPassword: 'orange tractors hum' };
    await visitor.call(changePassword, { body });
    secrets.set('third password', body.newPassword);
    await visitor.request('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"broken json',
    });
    secrets.set('password in broken JSON', 'broken json');

    const who = { name: 'Maria Silva', email: newcomer().email, emailVerified: true };
    const callback = await visitProvider(visitor, who);
    secrets
      .set('code of the provider', callback.searchParams.get('code') ?? '')
      .set('state', callback.searchParams.get('state') ?? '');
    secrets.set('cookie of the attempt', visitor.cookies.get('waybill_federated') ?? '');
    const spoiled = new URL(callback);
    spoiled.searchParams.set('state', 'another');
    await returnWith(visitor, spoiled);
    const { ticket } = await returnWith(visitor, await visitProvider(visitor, who));
    secrets.set('ticket', ticket).set('proof in the ticket', ticket.split('.')[1] ?? '');
    const outcome = await signInThroughProvider(visitor, who);
    if (outcome.outcome === 'sign-up') secrets.set('ticket for the form', outcome.ticket);
    await visitor.call(signOut, { body: { everywhere: true } });
  }

  it('are all there to be looked for', () => {
    for (const [name, value] of [...secrets, ...personal]) expect(value.length, name).toBeGreaterThan(5);
    expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(20);
    expect(log).toContain('"route":"/api/otp"');
    expect(log).toContain('a federated sign-in was not believed');
  });

  it('are never in the log, and neither is who people are', () => {
    expect(found(log, secrets)).toEqual([]);
    expect(found(log, personal)).toEqual([]);
  });

  it('are in no table, not even while a job waits', async () => {
    const dump = await everything();
    expect(found(dump, personal), 'the search itself works').toEqual(['email', 'phone', 'username']);
    expect(found(dump, secrets)).toEqual([]);
  });

  it('are in no table when the text and the email could not be sent', async () => {
    const node = await world.startNode({
      ROLES: 'worker,http',
      TERMII_BASE_URL: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const chidi = await unverifiedPerson(world);
    await chidi.call(sendOtp);
    await expect
      .poll(
        () => world.db`select distinct group_id as name from jobs.job where state = 'retry' and output is not null order by name`,
      )
      .toEqual([{ name: 'identity.send-code' }, { name: 'identity.send-link' }]);
    const [codeRow] = await world.db<{ id: string }[]>`select id from one_time_code where user_id = ${chidi.id}`;
    const [link] = await world.db<{ id: string }[]>`select id from action_link where user_id = ${chidi.id}`;
    const { keys } = node.context;
    const unsent = new Map([
      ['code', keys.deriveDigits('one-time-code', codeRow?.id ?? '')],
      ['proof in the link', keys.derive('actionLink', link?.id ?? '')],
    ]);
    expect(found(await everything(), unsent)).toEqual([]);
  });

  it('are kept as what cannot be turned back: Argon2id for passwords, a digest for refresh tokens', async () => {
    const [account] = await world.db`select password_hash from account where username = ${personal.get('username') ?? ''}`;
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    const digest = createHash('sha256')
      .update(secrets.get('refresh token') ?? '')
      .digest();
    expect(await world.db`select 1 from refresh_token where hash = ${digest}`).toHaveLength(1);
  });
});
