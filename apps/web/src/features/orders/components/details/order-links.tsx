import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import PackageIcon from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import Star from 'lucide-react/icons/star';
import UserPen from 'lucide-react/icons/user-pen';
import { useBusy } from '../../../../forms/use-busy.ts';
import { hrefOf, paths } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { ListRow } from '../../../../ui/list-row.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { resendHandoverCode } from '../../api/resend-handover-code.ts';
import { otherOf, shortName } from '../../model/order-words.ts';
import { hasWaybill } from '../../model/waybill/waybill-words.ts';

type OrderLinksProps = { readonly order: OrderView; readonly onEvidence: () => void };

const isAgreed = (status: number) =>
  status !== orderStatus.Requested && status !== orderStatus.Declined && status !== orderStatus.Expired;

/** Everything else there is to do with it. */
export function OrderLinks({ order, onEvidence }: OrderLinksProps) {
  const { open } = usePopup();
  const about = { orderId: order.id };
  const name = shortName(otherOf(order));
  const icon = (Icon: typeof Star) => <Icon size={22} aria-hidden="true" />;
  return (
    <div className="grid gap-4">
      <GivenStars order={order} name={name} />
      <ul aria-label="More about this order" className="-mx-5 border-y border-line empty:hidden">
        {order.can.rate ? (
          <li>
            <ListRow
              title={`Rate ${name}`}
              text="Stars, and a few words if you like"
              leading={icon(Star)}
              onClick={() => open('UserRating', about)}
            />
          </li>
        ) : null}
        {order.can.addEvidence ? (
          <li>
            <ListRow title="Add evidence" text="Words and photos for our team" leading={icon(FileText)} onClick={onEvidence} />
          </li>
        ) : null}
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
    </div>
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

function GivenStars({ order: { ratings }, name }: { readonly order: OrderView; readonly name: string }) {
  const { mine, theirs } = ratings;
  if (!mine && !theirs) return null;
  return (
    <dl className="grid gap-3">
      {mine ? <Given caption={`You gave ${name}`} rating={mine} /> : null}
      {theirs ? <Given caption={`${name} gave you`} rating={theirs} /> : null}
    </dl>
  );
}

function Given({ caption, rating }: { readonly caption: string; readonly rating: NonNullable<OrderView['ratings']['mine']> }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd>
        <Stars value={rating.rating} />
        {rating.comment ? <p className="text-15 whitespace-pre-line wrap-anywhere">“{rating.comment}”</p> : null}
      </dd>
    </div>
  );
}
