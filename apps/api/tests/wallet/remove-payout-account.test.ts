import { listPayoutAccounts } from '@waybill/contract/wallet/list-payout-accounts';
import { removePayoutAccount } from '@waybill/contract/wallet/remove-payout-account';
import { expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

async function keptBy({ id }: Person): Promise<string> {
  const accountId = newId('payoutAccount');
  await world.db`
    insert into payout_account (id, user_id, bank_code, account_number, account_name) values (${accountId}, ${id}, '001', '0123456780', 'ADA OBI')`;
  return accountId;
}

it('forgets an account of one’s own, once, and nobody else’s', async () => {
  const [person, stranger] = [await verifiedPerson(world), await verifiedPerson(world)];
  const accountId = await keptBy(person);
  const remove = (visitor: Person) => visitor.call(removePayoutAccount, { params: { accountId } });
  expect((await remove(stranger)).problem.code).toBe('not_found');
  expect((await person.call(listPayoutAccounts)).result.accounts).toHaveLength(1);
  expect((await remove(person)).status).toBe(204);
  expect((await person.call(listPayoutAccounts)).result.accounts).toEqual([]);
  expect((await remove(person)).problem.code).toBe('not_found');
});
