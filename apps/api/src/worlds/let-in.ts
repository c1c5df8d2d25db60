import { createHash } from 'node:crypto';
import type { Currency } from '@waybill/contract/money';
import { defaultWorkingHours } from '@waybill/contract/users/business';
import type { TestWorldRow } from '../modules/developers/index.ts';
import { simulatedCarrierId } from '../modules/simulation/index.ts';
import { recordPast } from '../modules/wallet/index.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/route.ts';
import { newId } from '../platform/ids.ts';

/** Somebody of a test world: nothing of a real account but its id. */
type Made = { readonly id: string; readonly name: string; readonly isBusiness: boolean };

/** What a wallet there is filled up with when it has less than a tenth of it. */
const playMoney: readonly { readonly currency: Currency; readonly amount: number }[] = [
  { currency: 'NGN', amount: 100_000_000 },
  { currency: 'USD', amount: 100_000 },
];

/** Makes whoever calls a checked member of the test world, with made-up money; and a member of their business if they act for one. */
export async function letIn(db: Database, { userId, member }: Caller, { isBusiness }: TestWorldRow): Promise<void> {
  await transact(db, async (tx) => {
    // Two nodes may let somebody in at once.
    await tx`select pg_advisory_xact_lock(hashtext('test world'))`;
    await insertAccount(tx, { id: simulatedCarrierId, name: 'Test Carrier', isBusiness: false });
    await insertAccount(tx, { id: userId, name: isBusiness ? 'Test Business' : 'Test Sender', isBusiness });
    for (const { currency, amount } of playMoney) await fillUp(tx, userId, currency, amount);
    if (!member) return;
    await insertAccount(tx, { id: member.personId, name: 'Test Member', isBusiness: false });
    await tx`
      insert into business_member (id, business_id, user_id, role, invited_by)
      values (${newId('membership')}, ${userId}, ${member.personId}, ${member.role}, ${userId})
      on conflict (user_id) where ended_at is null do update set role = excluded.role`;
  });
}

async function insertAccount(tx: Tx, { id, name, isBusiness }: Made): Promise<void> {
  const handle = id.toLowerCase().replace('_', '.');
  const email = `${handle}@test.invalid`;
  const phone = phoneOf(id);
  const { count } = await tx`
    insert into account ${tx({
      ...{ id, username: handle, email, phone, passwordHash: null, authProvider: 'password', countryCode: 'NG' },
      ...{ isDispatchPartner: isBusiness, emailVerifiedAt: new Date(), phoneVerifiedAt: new Date() },
    })} on conflict (id) do nothing`;
  if (count === 0) return;
  await tx`insert into profile ${tx({ userId: id, fullName: name, city: 'Lagos', countryName: 'Nigeria', kycStatus: 1 })}`;
  if (!isBusiness) return;
  const { start, end } = defaultWorkingHours;
  await tx`insert into dispatch_business ${tx({
    ...{ userId: id, name, email, phone, repCountry: 'Nigeria', repCountryCode: 'NG', numberOfVehicles: 5 },
    ...{ workingHoursStart: `${start.hours}:00`, workingHoursEnd: `${end.hours}:00` },
  })}`;
}

/** A number for each account, of a network that gives out none. */
function phoneOf(id: string): string {
  const digits = createHash('sha256').update(id).digest().readUInt32BE() % 100_000_000;
  return `+23490${String(digits).padStart(8, '0')}`;
}

async function fillUp(tx: Tx, userId: string, currency: Currency, amount: number): Promise<void> {
  const [account] = await tx<{ hasEnough: boolean }[]>`
    select posted >= ${String(amount * 10)}::bigint as has_enough
    from ledger_account where owner_id = ${userId} and kind = 'available' and currency = ${currency}`;
  if (!account?.hasEnough) await recordPast(tx, userId, { what: 'top-up', amount, currency, at: new Date() });
}
