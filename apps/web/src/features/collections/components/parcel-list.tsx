import type { CollectedParcel, CollectionView } from '@waybill/contract/collections/collection-view';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { orderHref } from '../../../session/paths.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { orderStatusWord } from '../../orders/index.ts';

/** Every parcel with what has become of it; one that was taken leads to its own order. */
export function ParcelList({ of }: { readonly of: CollectionView }) {
  return (
    <section aria-labelledby="collected-parcels" className="min-w-0">
      <Card className="overflow-hidden p-0">
        <h2 id="collected-parcels" className="px-4 pt-4 pb-3 text-17">
          Parcels
        </h2>
        <ul className="border-t border-line">
          {of.parcels.map((parcel) => (
            <li key={parcel.packageId} className="border-b border-line last:border-b-0">
              {parcel.order ? (
                <Link to={orderHref(parcel.order.id)} className="block px-4 py-3 hover:bg-palm/5">
                  <Line parcel={parcel} of={of} />
                </Link>
              ) : (
                <div className="px-4 py-3">
                  <Line parcel={parcel} of={of} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Line({ parcel, of }: { readonly parcel: CollectedParcel; readonly of: CollectionView }) {
  const { to, weight, fee, order, receiverName } = parcel;
  return (
    <span className="flex items-start gap-3">
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{receiverName === '' ? to : `${receiverName}, ${to}`}</span>
        <span className="block text-13 text-ink-soft wrap-anywhere">
          {order ? (
            <>
              <span className="font-mono">{spellTrackingId(order.trackingId)}</span> ·{' '}
            </>
          ) : null}
          {weight} kg · {stateWord(parcel, of)}
        </span>
      </span>
      <Amount minor={minorOf(fee)} currency={of.currency} tone={isCounted(parcel, of) ? 'plain' : 'soft'} className="flex-none" />
    </span>
  );
}

const isCounted = ({ state }: CollectedParcel, of: CollectionView) => state === (of.state === 'taken' ? 'taken' : 'free');

function stateWord({ state, order }: CollectedParcel, { role }: CollectionView): string {
  if (order) return orderStatusWord(order.orderStatus);
  if (state === 'free') return role === 'carrier' ? 'Free to take' : 'Posted';
  return state === 'elsewhere' ? 'Goes with somebody else' : 'No longer sent';
}
