import { toMinor } from '@waybill/contract/money';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import { readPackageView } from '../../timeline/index.ts';
import { inMoney } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { findRingsOf } from '../storage/rings.ts';

type Context = Pick<OrdersContext, 'db' | 'push'>;

export async function pushRing({ db, push }: Context, data: { readonly packageId: string; readonly riderId: string }) {
  const { packageId, riderId } = data;
  // Taken, answered or too late: a phone that rings for nothing is put away for good.
  const until = (await findRingsOf(db, riderId)).get(packageId);
  if (!until) return;
  const parcel = await readPackageView(db, packageId, riderId);
  if (!parcel) return;
  const { earnsMinor } = carrierLine(toMinor(parcel.price));
  await push.send(riderId, {
    title: 'An express parcel near you',
    body: `${parcel.pickupAddressJson.label} to ${parcel.dropOffAddressJson.label}. You earn ${inMoney(earnsMinor, parcel.currency)}.`,
    url: '/timeline?popup=express-delivery-list',
    tag: `express-${packageId}`,
    until,
  });
}
