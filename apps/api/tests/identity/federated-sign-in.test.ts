import { redeemFederatedTicket } from '@waybill/contract/identity/redeem-federated-ticket';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { newcomer, newcomerAbroad } from '../support/people.ts';
import { type ProviderPerson, returnWith, signInThroughProvider, visitProvider } from '../support/sign-in-provider.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Node, useWorld } from '../support/world.ts';

describe('signing in through a provider', () => {
  const world = useWorld();
  let secondNode: Node;

  beforeAll(async () => {
    secondNode = await world.startNode({ PUBLIC_URL: world.node.origin.replace('127.0.0.1', 'localhost') });
  });

  const maria = (): ProviderPerson => ({ name: 'Maria Silva', email: newcomer().email, emailVerified: true });
  const redeem = (visitor: Visitor, ticket: string) => visitor.call(redeemFederatedTicket, { body: { ticket } });
  /** Somebody without an account, as far as the sign-up form that now knows their name and e-mail. */
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

  it('may begin at one node, come back to another and end at a third', async () => {
    const visitor = world.visitor();
    const callback = await visitProvider(visitor, maria());
    const there = world.visitor({ origin: secondNode.origin });
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    const { ticket } = await returnWith(there, callback);
    for (const [name, value] of there.cookies) visitor.cookies.set(name, value);
    expect((await redeem(visitor, ticket)).result.outcome).toBe('sign-up');
  });

  it('does not take an e-mail for verified that the provider has not verified, nor another one that was typed instead', async () => {
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
});
