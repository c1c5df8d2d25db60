import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import { saleLimits } from '@waybill/contract/sales/enums';
import type { orderSale as call } from '@waybill/contract/sales/order-sale';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { checkPhoneNumber, refuseOurName } from '../../identity/index.ts';
import { checkTwoPlaces } from '../../timeline/index.ts';
import { refundPayer } from '../../wallet/index.ts';
import type { SalesContext } from '../context.ts';
import { type DeliveryCost, deliveryCost } from '../delivery-fee.ts';
import { publishChange } from '../events.ts';
import { tellBuyer } from '../jobs/send-buyer-news.ts';
import { judgeBuyerCode } from '../judge-buyer-code.ts';
import { noSuchLink } from '../policies.ts';
import { endSaleOrder, findLiveOrder, insertSaleOrder, type SaleOrderRow } from '../storage/orders.ts';
import { findSeller, lockSale, type SaleRow, setSaleState } from '../storage/sales.ts';

type Context = Pick<SalesContext, 'db' | 'keys' | 'enqueue' | 'publish'>;
type Input = BodyOf<typeof call>;
type Wanted = { readonly input: Input; readonly phone: string; readonly cost: DeliveryCost };

/** Answers the id of the buyer. The sale is locked, so that of two who order at once one is told that it is taken. */
export async function orderSale(context: Context, found: SaleRow, input: Input): Promise<string> {
  const phone = checkPhoneNumber(input.phoneNumber, 'NG', 'phoneNumber');
  refuseOurName(input.name, 'name');
  if (found.payWhen !== 'choice' && found.payWhen !== input.payWhen)
    throw new Problem('invalid_input', payWords[found.payWhen], { field: 'payWhen' });
  const cost = await deliveryCost(context.db, found, input.dropOffAddressJson, input.payWhen);
  const outcome = await transact(context.db, (tx) => order(context, tx, found.id, { input, phone, cost }));
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

const payWords = {
  now: 'The seller sends this once it is paid. Please choose to pay now.',
  door: 'This is paid at the door. Please choose that.',
} as const;

async function order(context: Context, tx: Tx, saleId: string, { input, phone, cost }: Wanted): Promise<string | Problem> {
  const [sale, live] = [await lockSale(tx, saleId), await findLiveOrder(tx, saleId)];
  if (!sale) throw noSuchLink();
  checkIsOpen(sale);
  if (cost.buyerPaysMinor !== toMinor(input.buyerPays))
    throw new Problem('fee_differs', 'The price is another one by now. Please look at it again before you order.');
  // What follows could tell a stranger something: it is for whoever has the phone. A refused try is counted and kept.
  const refused = await judgeBuyerCode(tx, context.keys, { saleId, phone, code: input.otpCode });
  if (refused) return refused;
  if (isTakenByAnother(live, phone))
    return new Problem('already_taken', 'Somebody has just ordered this. If they do not pay, it is for sale again in a while.');
  const isSellers = (await findSeller(tx, sale.sellerId)).phone === phone;
  if (isSellers) return new Problem('own_package', 'This is your own sale. Somebody else has to buy it.');
  checkTwoPlaces(
    { address: sale.pickupAddress, place: sale.pickup },
    { address: input.dropoffAddress, place: input.dropOffAddressJson },
    'dropoffAddress',
  );
  const id = newId('buyer');
  if (live) endSaleOrder(tx, live.id, live.phone === phone ? 'replaced' : 'expired');
  insertSaleOrder(
    tx,
    {
      id,
      saleId,
      name: input.name,
      phone,
      dropoffAddress: input.dropoffAddress,
      dropoff: input.dropOffAddressJson,
      payWhen: input.payWhen,
      feeMinor: String(cost.feeMinor),
      chargeMinor: String(cost.chargeMinor),
      buyerPaysMinor: String(cost.buyerPaysMinor),
    },
    input.payWhen === 'now' ? saleLimits.reservedMinutes : null,
  );
  setSaleState(tx, saleId, 'ordered');
  publishChange(context, tx, sale, 'ordered', id);
  tellBuyer(context, tx, id, 'ordered');
  if (live) await refundPayer(tx, { buyerId: live.id, reason: 'ordered anew' });
  return id;
}

function checkIsOpen({ state }: SaleRow): void {
  if (state === 'waiting' || state === 'ordered') return;
  if (state === 'ended' || state === 'paid-out' || state === 'came-back')
    throw new Problem('no_longer_open', 'This is no longer for sale. Nothing was ordered.');
  throw new Problem('already_taken', 'Somebody has bought this. Nothing was ordered.');
}

/** Somebody’s order is in the way, unless it was not paid in time, or it is one’s own and not paid. Told before the code, it would tell whose. */
function isTakenByAnother(live: SaleOrderRow | undefined, phone: string): boolean {
  return live !== undefined && !live.isStale && live.phone !== phone;
}
