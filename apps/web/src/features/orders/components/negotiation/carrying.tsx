import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { useHere } from '../../../../session/popup/use-here.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { HowItStands } from '../mine/how-it-stands.tsx';
import { CarryPanel } from './carry-panel.tsx';
import { WhoAsked } from './who-asked.tsx';

/** Everything about who carries a parcel, from either side. */
export function Carrying({ item, open }: { readonly item: PackageView; readonly open: PopupProps['open'] }) {
  const user = useUser();
  const { here } = useHere();
  const onOrder = (orderId: string) => open('OrderDetails', { orderId });
  const onKyc = () => open('CompleteKyc', { back: here });
  if (item.isMine)
    return (
      <>
        {item.status === 'open' && !item.asksOne ? (
          <HowItStands packageId={item.id} onSearch={() => open('ExpressDeliveryList', { packageId: item.id })} />
        ) : null}
        <WhoAsked
          packageId={item.id}
          isOpen={item.status === 'open'}
          onOrder={onOrder}
          onNegotiate={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })}
          onKyc={onKyc}
          onRatings={(userId) => open('UserRating', { userId })}
        />
      </>
    );
  return (
    <CarryPanel
      item={item}
      myId={user.id}
      onOrder={onOrder}
      onNegotiate={(begin) =>
        open('MessageRequestDetails', { packageId: item.id, userId: user.id, ...(begin ? { begin: 'fee' } : {}) })
      }
      onKyc={onKyc}
    />
  );
}
