import { useState } from 'react';
import { hrefOf, paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { findBooking } from '../../features/orders/api/create-order.ts';
import { PackageFlow } from '../../features/timeline/components/package/package-flow.tsx';
import { WithPackageMetadata } from '../../features/timeline/components/package/package-with-metadata.tsx';
import { type Booking, fieldsOfBooking } from '../../features/timeline/model/posting/booking.ts';
import { localNumber } from '../../features/timeline/model/posting/package-fields.ts';
import { WithWallets } from '../../features/wallet/components/with-wallets.tsx';
import { walletIn } from '../../features/wallet/model/wallet-in.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { withPopup } from '../popup-address.ts';
import type { PopupProps } from '../popup-props.ts';
import type { OpenPopupView } from '../popup-views.ts';
import { lockedNotice, packageSlots } from './slots.tsx';

type SendFlowProps = Pick<PopupProps, 'params' | 'open'> & {
  readonly view: OpenPopupView;
  readonly booking?: Booking | undefined;
};

/** Posting a parcel, on the board or to one carrier, with everything of the app around it. */
export function SendFlow({ view, params, open, booking }: SendFlowProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  // Whoever leaves to add money or to set a PIN comes back to the slip, not to the first question.
  const back = pathname + withPopup(search, view, { ...params, step: 'review' });
  const [orderHref, setOrderHref] = useState<string>();
  // The request is there already; asked for again, the same one is answered. Without it the slip leads to the parcel.
  async function findOrder(packageId: string, carrierId: string) {
    const order = await findBooking(packageId, carrierId).catch(() => undefined);
    if (order) setOrderHref(paths.orders + withPopup('', 'OrderDetails', { orderId: order.id }));
  }
  const onForgotPin = () => open('ForgotPin', { back });
  const onSetPin = () => open('SetupPin', { back });
  return (
    <WithWallets>
      {(standing) => (
        <WithPackageMetadata>
          {(metadata) => (
            <PackageFlow
              userId={user.id}
              metadata={metadata}
              home={standing.homeCurrency}
              currencies={standing.wallets.map(({ currency }) => currency)}
              purse={(currency) => walletIn(standing, currency)}
              guard={(currency) => lockedNotice(walletIn(standing, currency), onForgotPin)}
              suggested={{
                senderFullName: user.fullName,
                senderDialCode: user.dialCode,
                senderPhoneNumber: localNumber(user.phoneNumber, user.dialCode),
                receiverDialCode: user.dialCode,
                ...(params.deliveryPartner === undefined ? {} : { deliveryPartner: params.deliveryPartner }),
                ...(booking ? fieldsOfBooking(booking) : {}),
              }}
              booking={booking}
              begin={params.step === 'review' ? 'review' : undefined}
              saysKept={params.step === undefined && params.taken === undefined}
              slots={packageSlots(user.id, onForgotPin)}
              hrefOf={(item) => orderHref ?? hrefOf(paths.timelineItem, { type: item.itemType, id: item.id })}
              onSetPin={onSetPin}
              onSent={({ id, itemType }) => {
                if (booking) void findOrder(id, booking.author.id);
                else if (itemType === 5) open('ExpressDeliveryList', { packageId: id });
              }}
              onShort={(currency, missing) => open('FundWallet', { currency, amount: String(missing), back })}
            />
          )}
        </WithPackageMetadata>
      )}
    </WithWallets>
  );
}
