import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { checkPhoneNumber } from '../../identity/index.ts';
import type { SalesContext } from '../context.ts';
import { judgeBuyerCode } from '../judge-buyer-code.ts';
import { findOrderOfPhone } from '../storage/orders.ts';
import type { SaleRow } from '../storage/sales.ts';

type Typed = { readonly phoneNumber: string; readonly otpCode: string };

/** Answers the buyer who has this phone. Only whoever has shown the code learns that there is nothing to open. */
export async function openPurchase(
  { db, keys }: Pick<SalesContext, 'db' | 'keys'>,
  sale: SaleRow,
  { phoneNumber, otpCode }: Typed,
): Promise<string> {
  const phone = checkPhoneNumber(phoneNumber, 'NG', 'phoneNumber');
  const outcome = await transact(db, async (tx) => {
    const refused = await judgeBuyerCode(tx, keys, { saleId: sale.id, phone, code: otpCode });
    if (refused) return refused;
    const order = await findOrderOfPhone(tx, sale.id, phone);
    return order?.id ?? new Problem('not_found', 'Nothing was ordered here with this phone.');
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
