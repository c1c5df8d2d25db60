import { resolveAccount } from '@waybill/contract/wallet/resolve-account';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useBankPayouts } from './bank-payouts.ts';

const { world } = await useBankPayouts();

describe('the banks', () => {
  it('say whose account it is', async () => {
    const person = await verifiedPerson(world);
    const query = { accountNumber: '0123456780', bankCode: '001' };
    expect((await person.call(resolveAccount, { query })).result).toEqual({ ...query, accountName: 'TEST ACCOUNT 0123456780' });
  });

  it.each([
    ['an account nobody has', { accountNumber: '0000000000', bankCode: '001' }, 'account_not_found'],
    ['a bank nobody knows', { accountNumber: '0123456780', bankCode: '999999' }, 'account_not_found'],
    ['nine digits', { accountNumber: '012345678', bankCode: '001' }, 'invalid_input'],
    ['a provider that has had enough', { accountNumber: '9999999999', bankCode: '001' }, 'provider_unavailable'],
  ])('refuse %s', async (_, query, code) => {
    expect((await (await verifiedPerson(world)).call(resolveAccount, { query })).problem.code).toBe(code);
  });
});
