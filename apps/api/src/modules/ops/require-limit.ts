import { toMajor, toMinor } from '@waybill/contract/money';
import { amountLimits, isWithinLimit, mayConfirm } from '@waybill/contract/ops/amount-limits';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { holdStaffRole } from '../identity/index.ts';
import { inMoney } from '../wallet/index.ts';
import type { Weigh, Weighed } from './weigh.ts';

export const sumOf = ({ amountMinor, currency }: Pick<Weighed, 'amountMinor' | 'currency'>) => ({
  amount: toMajor(BigInt(amountMinor)),
  currency,
});

/** As it is now, and not as it was when they asked: whoever was moved meanwhile decides about what they do now. */
async function roleOf(tx: Tx, staffId: string): Promise<StaffRole> {
  const role = await holdStaffRole(tx, staffId);
  if (!role) throw new Problem('not_in_role', 'You do not work here any more.');
  return role;
}

/** Refuses what is above the limit of whoever decides alone. The command line (null) has none. */
export function withinLimit(staffId: string | null): Weigh {
  return async (tx, weighed) => {
    if (staffId === null) return;
    const role = await roleOf(tx, staffId);
    if (isWithinLimit(role, sumOf(weighed))) return;
    const { currency, amountMinor } = weighed;
    const limit = inMoney(toMinor(amountLimits[role][currency]), currency);
    throw new Problem(
      'needs_second_person',
      `This is about ${inMoney(BigInt(amountMinor), currency)}, and you decide about ${limit} alone. Propose it: a second person confirms it.`,
    );
  };
}

/** Refuses a second person for whom it is too much as well, and who does not lead. */
export async function requireSecond(tx: Tx, staffId: string, weighed: Pick<Weighed, 'amountMinor' | 'currency'>): Promise<void> {
  if (mayConfirm(await roleOf(tx, staffId), sumOf(weighed))) return;
  throw new Problem('not_in_role', 'This is above your own limit, too. Please leave it to a lead.');
}
