import { listOfBanks } from '@waybill/contract/wallet/list-of-banks';
import { resolveAccount } from '@waybill/contract/wallet/resolve-account';
import { describe, expect, it } from 'vitest';
import { unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useBankPayouts } from './bank-payouts.ts';

const { sandbox, world } = await useBankPayouts();

describe('the banks', () => {
  it('are listed by name, for members only', async () => {
    const { result } = await (await verifiedPerson(world)).call(listOfBanks);
    expect(result.banks.length).toBeGreaterThan(20);
    expect(result.banks.map(({ name }) => name)).toEqual(
      result.banks.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en')),
    );
    expect((await world.visitor().call(listOfBanks)).problem.code).toBe('not_signed_in');
    expect((await (await unverifiedPerson(world)).call(listOfBanks)).problem.code).toBe('verification_required');
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
