import { listOfBanks } from '@waybill/contract/wallet/list-of-banks';
import { resolveAccount } from '@waybill/contract/wallet/resolve-account';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useBankPayouts } from './bank-payouts.ts';

const { sandbox, world } = await useBankPayouts();

describe('the banks', () => {
  it('are listed by name', async () => {
    const { result } = await (await verifiedPerson(world)).call(listOfBanks);
    expect(result.banks.length).toBeGreaterThan(20);
    expect(result.banks.map(({ name }) => name)).toEqual(
      result.banks.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en')),
    );
  });

  it('are said to be away when the provider is', async () => {
    await sandbox.fault('paystack', { calls: 2, status: 500 });
    const person = await verifiedPerson(world);
    expect((await person.call(listOfBanks)).problem.code).toBe('provider_unavailable');
    expect((await person.call(resolveAccount, { query: { accountNumber: '0123456780', bankCode: '001' } })).problem.code).toBe(
      'provider_unavailable',
    );
  });
});
