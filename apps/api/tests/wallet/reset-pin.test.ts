import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { nextMessage } from '../support/mailbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { reset, useForgottenPin } from './forgotten-pin.ts';

const { world, codeFor, makeOlder } = useForgottenPin();

/** Whether this is the PIN, as the wallet sees it. */
async function isPin(person: Person, pin: string): Promise<boolean> {
  const { problem } = await person.call(buyCredits, {
    body: { credits: 25, currency: 'NGN', pin },
  });
  return problem.code === 'insufficient_funds';
}

describe('a forgotten PIN', () => {
  it('is replaced with the code that comes by SMS', async () => {
    const person = await personWithMoney(world, {});
    const asked = await person.call(requestPinReset);
    expect(asked.result).toMatchObject({ channel: 'sms', resendAfterSeconds: 60 });
    expect(asked.result.destination).not.toContain(person.details.phoneNumber.slice(4, 10));
    const { code } = await nextMessage(world, person.details.phoneNumber, 'sms');
    expect((await reset(person, code ?? '')).status).toBe(204);
    expect([await isPin(person, '9031'), await isPin(person, goodPin)]).toEqual([true, false]);
  });

  it('is taken in the address, too', async () => {
    const person = await personWithMoney(world, {});
    const { code } = await codeFor(person);
    const { status } = await person.call(resetPin, { query: { otpCode: code }, body: { newPin: '9031' } });
    expect([status, await isPin(person, '9031')]).toEqual([204, true]);
  });

  it('unlocks a locked wallet', async () => {
    const person = await personWithMoney(world, {});
    for (let guess = 0; guess < 5; guess += 1) await person.call(setPin, { body: { oldPin: '4826', newPin: '9031' } });
    expect((await person.call(getWallets)).result.wallets).toMatchObject([{ isLocked: true, hasPin: true }]);
    const { code } = await codeFor(person);
    expect((await reset(person, code)).status).toBe(204);
    expect((await person.call(getWallets)).result.wallets).toMatchObject([{ isLocked: false, hasPin: true }]);
    expect(await isPin(person, '9031')).toBe(true);
  });
});

describe('the code for a new PIN', () => {
  it('works once', async () => {
    const person = await personWithMoney(world, {});
    const { code } = await codeFor(person);
    expect((await reset(person, code)).status).toBe(204);
    expect((await reset(person, code, '4417')).problem.code).toBe('code_gone');
    expect(await isPin(person, '9031')).toBe(true);
  });

  it('works once when it is sent many times at the same moment', async () => {
    const person = await personWithMoney(world, {});
    const { code } = await codeFor(person);
    const answers = await atOnce(8, (index) => reset(person, code, String(5093 + index * 101)));
    expect(tally(answers)).toEqual({ 204: 1, code_gone: 7 });
    const winner = answers.findIndex(({ status }) => status === 204);
    expect(await isPin(person, String(5093 + winner * 101))).toBe(true);
  });

  it('has five tries, counted exactly when they come at once', async () => {
    const person = await personWithMoney(world, {});
    const { code } = await codeFor(person);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await atOnce(12, () => reset(person, wrong));
    expect(tally(answers)).toEqual({ code_wrong: 4, code_gone: 8 });
    expect((await reset(person, code)).problem.code).toBe('code_gone');
    expect(await isPin(person, goodPin)).toBe(true);
  });

  it('is good for ten minutes', async () => {
    const person = await personWithMoney(world, {});
    const { code } = await codeFor(person);
    await makeOlder(person, '10 minutes');
    expect((await reset(person, code)).problem.code).toBe('code_gone');
  });

  it('is nobody else’s, and no code for anything else will do', async () => {
    const [person, other] = [await personWithMoney(world, {}), await personWithMoney(world, {})];
    const { code } = await codeFor(person);
    expect((await reset(other, code)).problem.code).toBe('code_gone');
    await world.db`update one_time_code set purpose = 'verify-phone' where user_id = ${person.id}`;
    expect((await reset(person, code)).problem.code).toBe('code_gone');
    expect([await isPin(person, goodPin), await isPin(other, goodPin)]).toEqual([true, true]);
  });

  it('is not used up by a PIN that is too easy', async () => {
    const person = await personWithMoney(world, {});
    const { code } = await codeFor(person);
    expect((await reset(person, code, '1234')).problem).toMatchObject({ code: 'pin_trivial', errors: [{ field: 'newPin' }] });
    expect((await reset(person, code)).status).toBe(204);
  });

  it('must be given', async () => {
    const person = await verifiedPerson(world);
    const { problem } = await person.call(resetPin, { body: { newPin: '9031' } });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'otpCode']);
  });
});
