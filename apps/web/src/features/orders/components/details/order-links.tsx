import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import PackageIcon from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import UserPen from 'lucide-react/icons/user-pen';
import { useBusy } from '../../../../forms/use-busy.ts';
import { hrefOf, paths } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { ListRow } from '../../../../ui/list-row.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { resendHandoverCode } from '../../api/resend-handover-code.ts';
import { hasWaybill } from '../../model/waybill/waybill-words.ts';

const isAgreed = (status: number) =>
  status !== orderStatus.Requested && status !== orderStatus.Declined && status !== orderStatus.Expired;

/** Everything else there is to do with it. */
export function OrderLinks({ order }: { readonly order: OrderView }) {
  const { open } = usePopup();
  const about = { orderId: order.id };
  const icon = (Icon: typeof MapPin) => <Icon size={22} aria-hidden="true" />;
  return (
    <ul aria-label="More about this order" className="-mx-5 border-t border-line">
      {isAgreed(order.orderStatus) ? (
        <li>
          <ListRow
            title="Track the parcel"
            text="Where it is, on a map"
            leading={icon(MapPin)}
            onClick={() => open('Tracking', { trackingId: order.trackingId })}
          />
        </li>
      ) : null}
      {order.can.sendCode && order.codeWithheld !== 'stopped' ? <ResendRow order={order} /> : null}
      {order.can.changeReceiver === 'no' ? null : (
        <li>
          <ListRow
            title="Change the receiver"
            text="Somebody else, or another door nearby"
            leading={icon(UserPen)}
            onClick={() => open('OrderDetails', { ...about, form: 'receiver' })}
          />
        </li>
      )}
      {hasWaybill(order) ? (
        <li>
          <ListRow
            title="Print the waybill"
            text="With a QR code to track it by"
            leading={icon(Printer)}
            to={hrefOf(paths.waybill, { id: order.id })}
          />
        </li>
      ) : null}
      <li>
        <ListRow
          title="See the parcel"
          text="As it was posted"
          leading={icon(PackageIcon)}
          onClick={() => open('PackageDetails', { itemId: order.packageId, itemType: String(order.package.itemType) })}
        />
      </li>
    </ul>
  );
}

function ResendRow({ order }: { readonly order: OrderView }) {
  const { run } = useBusy();
  const receiver = order.package.secrets?.receiverFullName ?? 'The receiver';

  const resend = () =>
    run(async () => {
      await resendHandoverCode(order.id);
      toast.success('On its way again', `${receiver} gets the tracking link and the code by SMS.`);
    });

  return (
    <li>
      <ListRow
        title="Send the receiver the code again"
        text={`By SMS to ${receiver}, with the tracking link`}
        leading={<MessageSquareText size={22} aria-hidden="true" />}
        onClick={() => void resend()}
      />
    </li>
  );
}
