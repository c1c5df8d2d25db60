import { useQuery } from '@tanstack/react-query';
import { kycStatus } from '@waybill/contract/users/enums';
import { useState } from 'react';
import { itemHref, paths } from '../../../../session/paths.ts';
import { withPopup } from '../../../../session/popup/popup-address.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import type { OpenPopupView } from '../../../../session/popup/popup-views.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { useLocation } from '../../../../ui/navigation/navigation.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { findBooking } from '../../../orders/index.ts';
import { dialCodesOf, useCountries } from '../../../places/index.ts';
import { listPickupPlacesQuery } from '../../../receivers/index.ts';
import { WithWallets } from '../../../wallet/index.ts';
import { type Booking, fieldsOfBooking } from '../../model/posting/booking.ts';
import { localNumber, packageDraft } from '../../model/posting/package-fields.ts';
import { pickupFieldsOf } from '../../model/posting/pickup-fields.ts';
import { PackageFlow } from './package-flow.tsx';
import { WithPackageMetadata } from './package-with-metadata.tsx';

type SendFlowProps = Pick<PopupProps, 'params' | 'open'> & {
  readonly view: OpenPopupView;
  readonly booking?: Booking | undefined;
};

/** Posting a parcel, on the board or to one carrier, with everything of the app around it. */
export function SendFlow({ view, params, open, booking }: SendFlowProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  // A sender who leaves to add money or to set a PIN comes back to the slip, not to the first question.
  const back = pathname + withPopup(search, view, { ...params, step: 'review', taken: 'slip' });
  const [orderHref, setOrderHref] = useState<string>();
  const dialCodes = [user.dialCode, ...dialCodesOf(useCountries()).map(({ code }) => code)];
  const places = useQuery(listPickupPlacesQuery);
  // A parcel that was begun, or that a booking says the way of, has its own.
  const isBegun = Boolean(packageDraft(user.id).stored(localStorage)?.pickupAddressJson);
  const start = booking || isBegun ? undefined : places.data?.items.find(({ isDefault }) => isDefault);
  // The request is there already; asked for again, the same one is answered. Without it the slip leads to the parcel.
  async function findOrder(packageId: string, carrierId: string) {
    const order = await findBooking(packageId, carrierId).catch(() => undefined);
    if (order) setOrderHref(paths.orders + withPopup('', 'OrderDetails', { orderId: order.id }));
  }
  if (places.isLoading) return <SkeletonRows rows={3} />;
  return (
    <WithWallets>
      {(wallets) => (
        <WithPackageMetadata>
          {(metadata) => (
            <PackageFlow
              userId={user.id}
              isChecked={user.kycStatus === kycStatus.Completed}
              metadata={metadata}
              wallets={wallets}
              suggested={{
                senderFullName: user.fullName,
                senderDialCode: user.dialCode,
                senderPhoneNumber: localNumber(user.phoneNumber, user.dialCode),
                receiverDialCode: user.dialCode,
                ...(start ? pickupFieldsOf({ ...start, place: start.addressJson }, dialCodes) : {}),
                ...(params.deliveryPartner === undefined ? {} : { deliveryPartner: params.deliveryPartner }),
                ...(booking ? fieldsOfBooking(booking) : {}),
              }}
              booking={booking}
              showsDraftNotice={params.taken === undefined}
              hrefOf={(item) => orderHref ?? itemHref(item)}
              open={open}
              back={back}
              onSent={({ id, itemType }) => {
                if (booking) void findOrder(id, booking.author.id);
                else if (itemType === 5) open('ExpressDeliveryList', { packageId: id });
              }}
            />
          )}
        </WithPackageMetadata>
      )}
    </WithWallets>
  );
}
