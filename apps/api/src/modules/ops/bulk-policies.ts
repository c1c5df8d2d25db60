import { type BulkAct, singleActs } from '@waybill/contract/ops/bulk-act';
import type { Caller } from '../../platform/http/route.ts';
import { refusalOfStaffRole, secondFactorRequired } from '../identity/index.ts';

/** Whoever may not do it to one, may not do it to many. */
export function requireSingle({ staffRole }: Caller, { what }: BulkAct): void {
  const refusal = refusalOfStaffRole(staffRole, singleActs[what].call);
  if (refusal) throw refusal;
}

/** The second factor as the single act asks for it. */
export function requireFactor({ grants }: Caller, { what }: BulkAct): void {
  if (!grants.has(singleActs[what].call.access)) throw secondFactorRequired();
}
