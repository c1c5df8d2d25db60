import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { chatWith, paths } from '../../../session/paths.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { type DeliveryRequestInfo, getDeliveryRequestInfoQuery } from '../api/get-delivery-request-info.ts';
import { RequestDetails } from '../components/negotiation/request-details.tsx';
import { offerToCarry } from '../model/offer-to-carry.ts';

export function MessageRequestDetailsPopup(props: PopupProps) {
  const user = useUser();
  const { packageId = '', userId = user.id } = props.params;
  const query = useQuery({ ...getDeliveryRequestInfoQuery(packageId, userId, user.id), enabled: packageId !== '', retry: false });
  const isUnknown = isProblem(query.error, 'not_found', 'invalid_input');
  // Before what is known of it: a request that is gone meanwhile is still in the cache.
  if (packageId === '' || isUnknown) return <NoRequest />;
  if (query.data) return <Opened {...props} info={query.data} />;
  return <Loading query={query} failed="We could not load this request" rows={4} />;
}

function Opened({ params, open, info }: PopupProps & { readonly info: DeliveryRequestInfo }) {
  const user = useUser();
  const queries = useQueryClient();
  const { here } = useHere();
  const { id, itemType } = info.package;
  const onKyc = () => open('CompleteKyc', { back: here });
  return (
    <RequestDetails
      info={info}
      carrierId={info.negotiation.role === 'sender' ? info.negotiation.otherParty.id : user.id}
      begin={params.begin === 'fee'}
      onParcel={() => open('PackageDetails', { itemId: id, itemType: String(itemType) })}
      messageHref={chatWith(info.negotiation.otherParty.id)}
      onRatings={(userId) => open('UserRating', { userId })}
      onOrder={(orderId) => open('OrderDetails', { orderId })}
      onKyc={onKyc}
      onAsk={() => offerToCarry(queries, id, user.id, onKyc)}
    />
  );
}

function NoRequest() {
  return (
    <EmptyState
      drawing="handshake"
      title="No open request"
      text="When somebody asks to carry your parcel, or you ask to carry theirs, the request is answered here. There is none under this address."
      action={
        <ButtonLink replace to={paths.orders}>
          See your orders
        </ButtonLink>
      }
    />
  );
}
