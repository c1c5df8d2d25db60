import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { describe, expect, it } from 'vitest';
import { type Message, nextMessage } from '../support/mailbox.ts';
import { newcomerAbroad } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { reset, useForgottenPin } from './forgotten-pin.ts';

const { world, codeFor, makeOlder } = useForgottenPin();

describe('a forgotten PIN', () => {
  it('comes by email to somebody abroad', async () => {
    const visitor = world.visitor();
    const details = newcomerAbroad();
    const { result } = await visitor.call(createUser, { body: details });
    visitor.actAs(result);
    await world.db`update account set email_verified_at = now() where id = ${result.userId}`;
    await world.db`select pg_notify('account_status', ${result.userId})`;
    const asked = new Date();
    expect((await visitor.call(requestPinReset)).result.channel).toBe('email');
    const message = await expect
      .poll(async () => {
        const query = new URLSearchParams({ to: details.email, after: asked.toISOString() });
        const response = await fetch(`${world.sandboxOrigin}/sandbox/api/messages?${query}`);
        return ((await response.json()) as { messages: Message[] }).messages.find(({ code }) => code !== null);
      })
      .toBeDefined()
      .then(() => nextMessage(world, details.email, 'email'));
    expect((await visitor.call(resetPin, { body: { otpCode: message.code, newPin: '9031' } })).status).toBe(204);
    // It was the first one, too.
    expect((await visitor.call(getUser, { params: { uid: result.userId } })).result).toMatchObject({ hasPin: true });
  });
});

describe('the code for a new PIN', () => {
  it('is replaced by a newer one, which can be asked for after a minute', async () => {
    const person = await personWithMoney(world, {});
    const first = await codeFor(person);
    expect((await person.call(requestPinReset)).problem).toMatchObject({ code: 'code_too_soon' });
    await makeOlder(person, '61 seconds');
    const second = await codeFor(person, first.message);
    if (first.code !== second.code) expect((await reset(person, first.code)).problem.code).toBe('code_wrong');
    expect((await reset(person, second.code)).status).toBe(204);
  });
});
