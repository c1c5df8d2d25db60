import { redeemFederatedTicket } from '@waybill/contract/identity/redeem-federated-ticket';
import { signIn } from '@waybill/contract/identity/sign-in';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { goodPassword, newcomer, newcomerAbroad, verifiedPerson } from '../support/people.ts';
import { type ProviderPerson, returnWith, signInThroughProvider, visitProvider } from '../support/sign-in-provider.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('signing in through a provider', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode({ PUBLIC_URL: world.node.origin.replace('127.0.0.1', 'localhost') }));

  const maria = (): ProviderPerson => ({ name: 'Maria Silva', email: newcomer().email, emailVerified: true });
  const redeem = (visitor: Visitor, ticket: string) => visitor.call(redeemFederatedTicket, { body: { ticket } });
  /** Somebody without an account, as far as the sign-up form that now knows their name and email. */
  async function atTheForm(visitor: Visitor, who: ProviderPerson) {
    const result = await signInThroughProvider(visitor, who);
    if (result.outcome !== 'sign-up') throw new Error(`expected a sign-up, got ${result.outcome}`);
    return result;
  }
  function signUp(visitor: Visitor, ticket: string, details: object) {
    const { password: _, ...rest } = newcomerAbroad();
    return visitor.call(createUser, { body: { ...rest, authProvider: 'oidc', id: ticket, ...details } });
  }
  async function withAccount(who: ProviderPerson): Promise<string> {
    const visitor = world.visitor();
    const { ticket, email } = await atTheForm(visitor, who);
    return (await signUp(visitor, ticket, { email })).result.userId;
  }
  const identitiesOf = (userId: string) => world.db`select subject from federated_identity where user_id = ${userId}`;

  it('leads somebody new to the form with their name and email filled in, and from then on straight in', async () => {
    const who = maria();
    const visitor = world.visitor();
    const { ticket, ...known } = await atTheForm(visitor, who);
    expect(known).toEqual({ outcome: 'sign-up', email: who.email, fullName: 'Maria Silva' });
    const { result } = await signUp(visitor, ticket, { email: who.email });
    visitor.actAs(result);
    expect((await visitor.call(getUser, { params: { uid: result.userId } })).result).toMatchObject({
      authProvider: 'oidc',
      hasPassword: false,
      emailVerified: true,
    });
    expect((await visitor.call(updateUser, { body: { city: 'Porto' } })).status, 'her provider vouched for the email').toBe(200);

    const later = world.visitor();
    const again = await signInThroughProvider(later, who);
    expect(again).toMatchObject({ outcome: 'signed-in', session: { userId: result.userId } });
    expect(later.cookies.has('waybill_refresh')).toBe(true);
  });

  it.each([true, false])(
    'never joins a password account by itself (email verified at the provider: %s)',
    async (emailVerified) => {
      const { details, id } = await verifiedPerson(world);
      const who = { name: 'Chidi Okafor', email: details.email, emailVerified };
      const visitor = world.visitor();
      const result = await signInThroughProvider(visitor, who);
      expect(result).toEqual({ outcome: 'link', ticket: expect.any(String), email: details.email });
      expect(visitor.cookies.has('waybill_refresh')).toBe(false);
      expect(await identitiesOf(id)).toHaveLength(0);
    },
  );

  it('joins it with the password, and with that alone', async () => {
    const [chidi, mallory] = [await verifiedPerson(world), await verifiedPerson(world)];
    const who = { name: 'Chidi Okafor', email: chidi.details.email, emailVerified: true };
    const visitor = world.visitor();
    const result = await signInThroughProvider(visitor, who);
    const linkTicket = result.outcome === 'link' ? result.ticket : '';
    const signInAs = (identifier: string, password: string) =>
      visitor.call(signIn, { body: { identifier, password, linkTicket } });

    expect((await signInAs(chidi.details.email, 'not the password')).problem.code).toBe('wrong_credentials');
    const elsewhere = await signInAs(mallory.details.email, goodPassword);
    expect(elsewhere.problem.code, 'the ticket is for the account of that email').toBe('ticket_gone');
    expect(elsewhere.headers.get('set-cookie')).toBeNull();
    expect(await identitiesOf(chidi.id)).toHaveLength(0);
    expect(await identitiesOf(mallory.id)).toHaveLength(0);

    expect((await signInAs(chidi.details.username, goodPassword)).status).toBe(200);
    expect((await signInAs(chidi.details.username, goodPassword)).problem.code).toBe('ticket_gone');
    const again = await signInThroughProvider(world.visitor(), who);
    expect(again).toMatchObject({ outcome: 'signed-in', session: { userId: chidi.id } });
    expect(
      (await world.visitor().call(signIn, { body: { identifier: chidi.details.email, password: goodPassword } })).status,
    ).toBe(200);
  });

  it('may begin at one node, come back to another and end at a third', async () => {
    const visitor = world.visitor();
    const callback = await visitProvider(visitor, maria());
    const there = world.visitor({ origin: secondNode.origin });
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    const { ticket } = await returnWith(there, callback);
    for (const [name, value] of there.cookies) visitor.cookies.set(name, value);
    expect((await redeem(visitor, ticket)).result.outcome).toBe('sign-up');
  });

  it('does not take an email for verified that the provider has not verified, nor another one that was typed instead', async () => {
    const unproven = world.visitor();
    const who = { ...maria(), emailVerified: false };
    const first = await atTheForm(unproven, who);
    unproven.actAs((await signUp(unproven, first.ticket, { email: who.email })).result);

    const retyped = world.visitor();
    const second = await atTheForm(retyped, maria());
    retyped.actAs((await signUp(retyped, second.ticket, { email: newcomer().email })).result);

    for (const visitor of [unproven, retyped])
      expect((await visitor.call(updateUser, { body: { city: 'Porto' } })).problem.code).toBe('verification_required');
  });

  it('lets nobody in who is suspended', async () => {
    const who = maria();
    const userId = await withAccount(who);
    await world.db`update account set blocked_at = now() where id = ${userId}`;
    const visitor = world.visitor();
    const { ticket } = await returnWith(visitor, await visitProvider(visitor, who));
    expect((await redeem(visitor, ticket)).problem.code).toBe('account_suspended');
    expect(visitor.cookies.has('waybill_refresh')).toBe(false);
  });

  describe('with a ticket', () => {
    async function withTicket(): Promise<{ visitor: Visitor; ticket: string }> {
      const visitor = world.visitor();
      return { visitor, ticket: (await returnWith(visitor, await visitProvider(visitor, maria()))).ticket };
    }
    /** The same browser once more, with the cookies it has now. */
    function copyOf(visitor: Visitor, origin: string): Visitor {
      const copy = world.visitor({ origin });
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
      return copy;
    }

    it('works for exactly one of twenty who use it at once on two nodes', async () => {
      const { visitor, ticket } = await withTicket();
      const tabs = Array.from({ length: 20 }, (_, index) => copyOf(visitor, index % 2 ? secondNode.origin : world.node.origin));
      const answers = await atOnce(20, (index) => redeem(tabs[index] ?? visitor, ticket));
      expect(tally(answers)).toEqual({ 200: 1, ticket_gone: 19 });
    });

    it('works for two minutes', async () => {
      const { visitor, ticket } = await withTicket();
      const late = copyOf(visitor, world.node.origin);
      await world.db`update federated_ticket set expires_at = expires_at - interval '2 minutes' where used_at is null`;
      expect((await redeem(late, ticket)).problem.code).toBe('ticket_gone');
      await world.db`update federated_ticket set expires_at = expires_at + interval '10 seconds' where used_at is null`;
      expect((await redeem(visitor, ticket)).status).toBe(200);
    });

    it('works only in the browser that went to the provider: a link with somebody’s ticket signs nobody else in', async () => {
      const { visitor, ticket } = await withTicket();
      const victim = world.visitor();
      expect((await redeem(victim, ticket)).problem.code).toBe('ticket_gone');
      const busyVictim = await withTicket();
      expect((await redeem(busyVictim.visitor, ticket)).problem.code).toBe('ticket_gone');
      expect((await redeem(visitor, ticket)).status, 'and it is not used up by trying').toBe(200);
    });

    it('does not work when it was made up or is for something else', async () => {
      const { visitor, ticket } = await withTicket();
      const [id = '', proof = ''] = ticket.split('.');
      const forged = `${id}.${proof.replace(/^./, (mail) => (mail === 'A' ? 'B' : 'A'))}`;
      const { ticket: forTheForm } = await atTheForm(world.visitor(), maria());
      for (const wrong of [forged, id, 'x'.repeat(70), forTheForm]) {
        const browser = world.visitor();
        browser.cookies.set('waybill_ticket', wrong);
        expect((await redeem(browser, wrong)).problem.code, wrong).toBe('ticket_gone');
      }
      const early = await signUp(world.visitor(), ticket, {});
      expect(early.problem.code, 'one that has not been redeemed signs nobody up').toBe('ticket_gone');
      expect((await redeem(visitor, ticket)).status).toBe(200);
    });

    it('signs exactly one of five up who use it at once', async () => {
      const { ticket } = await atTheForm(world.visitor(), maria());
      const answers = await atOnce(5, () => signUp(world.visitor(), ticket, {}));
      expect(tally(answers)).toEqual({ 201: 1, ticket_gone: 4 });
    });

    it('does not open a second account for somebody who has one by now, which nobody could ever sign in to', async () => {
      const who = maria();
      const [firstTab, secondTab] = [world.visitor(), world.visitor()];
      const [first, second] = [await atTheForm(firstTab, who), await atTheForm(secondTab, who)];
      expect((await signUp(firstTab, first.ticket, { email: who.email })).status).toBe(201);
      const { username } = newcomer();
      expect((await signUp(secondTab, second.ticket, { username })).problem.code).toBe('ticket_gone');
      expect(await world.db`select 1 from account where username = ${username}`).toHaveLength(0);
    });

    it('does not join an account to an identity that another one has', async () => {
      const who = maria();
      const owner = await withAccount(who);
      const chidi = await verifiedPerson(world);
      await world.db`update account set email = ${newcomer().email} where id = ${owner}`;
      await world.db`update account set email = ${who.email} where id = ${chidi.id}`;
      const [identity] = await world.db`select issuer, subject from federated_identity where user_id = ${owner}`;
      await world.db`delete from federated_identity where user_id = ${owner}`;
      const result = await signInThroughProvider(world.visitor(), who);
      const linkTicket = result.outcome === 'link' ? result.ticket : '';
      await world.db`insert into federated_identity ${world.db({ ...identity, userId: owner })}`;
      const answer = await world.visitor().call(signIn, { body: { identifier: who.email, password: goodPassword, linkTicket } });
      expect(answer.problem.code).toBe('ticket_gone');
      expect(await identitiesOf(chidi.id)).toHaveLength(0);
    });
  });
});
