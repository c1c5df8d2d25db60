import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { signIn } from '@waybill/contract/identity/sign-in';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { madeForEach } from '../support/made-before.ts';
import { goodPassword, onAnotherDevice, verifiedPerson } from '../support/people.ts';
import { type ProviderPerson, returnWith, signInThroughProvider, visitProvider } from '../support/sign-in-provider.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('confirming the password', () => {
  const world = useWorld();

  const ada = madeForEach(() => verifiedPerson(world));

  const confirm = (visitor: Visitor, password: unknown) => visitor.call(confirmPassword, { body: { password } });
  let renamed = 0;
  /** To another name each time: one that is sent back as it was changes nothing, and asks for nothing. */
  const rename = (visitor: Visitor) => {
    renamed += 1;
    return visitor.call(updateUser, { body: { fullName: `Ada Ob${'i'.repeat(renamed)}` } });
  };

  it('opens what matters for ten minutes', async () => {
    expect((await rename(ada)).problem.code).toBe('confirmation_required');
    const { confirmedUntil } = (await confirm(ada, goodPassword)).result;
    const minutes = (Date.parse(confirmedUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10.1);
    expect((await rename(ada)).status).toBe(200);

    const turnBack = (howLong: string) =>
      world.db`update session set confirmed_until = confirmed_until - ${howLong}::interval where id = ${ada.session.sessionId}`;
    await turnBack('9 minutes 50 seconds');
    expect((await rename(ada)).status).toBe(200);
    await turnBack('10 seconds');
    expect((await rename(ada)).problem.code).toBe('confirmation_required');
  });

  it('counts in this session only, not on the person’s other devices', async () => {
    const phone = await onAnotherDevice(world, ada);
    await confirm(ada, goodPassword);
    expect((await rename(phone)).problem.code).toBe('confirmation_required');
  });

  it('says beside the field when it is wrong, and opens nothing', async () => {
    expect((await confirm(ada, 'not the password')).problem).toMatchObject({
      code: 'password_wrong',
      status: 422,
      errors: [{ field: 'password' }],
    });
    for (const odd of ['', undefined, 'x'.repeat(201), { $ne: '' }])
      expect((await confirm(ada, odd)).problem.code).toBe('invalid_input');
    expect((await rename(ada)).problem.code).toBe('confirmation_required');
  });

  it('does not take back an earlier confirmation when somebody mistypes', async () => {
    await confirm(ada, goodPassword);
    await confirm(ada, 'mango tree by the parc');
    expect((await rename(ada)).status).toBe(200);
  });

  /** Ada, who can from now on come in through her provider, too. */
  async function atProvider(): Promise<ProviderPerson> {
    const who = { name: 'Ada Obi', email: ada.details.email, emailVerified: true };
    const first = await signInThroughProvider(world.visitor(), who);
    const linkTicket = first.outcome === 'link' ? first.ticket : '';
    const body = { identifier: who.email, password: goodPassword, linkTicket };
    expect((await world.visitor().call(signIn, { body })).status).toBe(200);
    return who;
  }

  it('is done through the provider by whoever has no password, with a ticket that works once', async () => {
    const who = await atProvider();
    await world.db`update account set password_hash = null where id = ${ada.id}`;
    expect((await rename(ada)).problem.code, 'that there is no password opens nothing').toBe('confirmation_required');

    const [browser, bayo] = [world.visitor(), await verifiedPerson(world)];
    const { ticket } = await returnWith(browser, await visitProvider(browser, who));
    const show = (visitor: Visitor) => visitor.call(confirmPassword, { body: { ticket } });
    expect((await show(bayo)).problem.code, 'somebody else’s').toBe('forbidden');
    expect((await rename(bayo)).problem.code).toBe('confirmation_required');
    expect((await show(ada)).status).toBe(200);
    expect((await rename(ada)).status).toBe(200);
    expect((await show(ada)).problem.code).toBe('ticket_gone');
    const both = await ada.call(confirmPassword, { body: { ticket, password: goodPassword } });
    expect(both.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'password' }] });
  });

  it('comes with signing in through the provider', async () => {
    const [who, visitor] = [await atProvider(), world.visitor()];
    const result = await signInThroughProvider(visitor, who);
    if (result.outcome !== 'signed-in') throw new Error(`expected a session, got ${result.outcome}`);
    visitor.actAs(result.session);
    expect((await rename(visitor)).status).toBe(200);
  });

  it('is tried ten times in ten minutes at most', async () => {
    for (let time = 0; time < 10; time += 1) expect((await confirm(ada, `guess ${time}`)).problem.code).toBe('password_wrong');
    expect((await confirm(ada, goodPassword)).problem.code).toBe('too_many_requests');
    expect((await rename(ada)).problem.code).toBe('confirmation_required');
  });
});
