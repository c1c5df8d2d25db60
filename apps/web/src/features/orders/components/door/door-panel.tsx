import type { DoorView } from '@waybill/contract/orders/door-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { PictureGrid } from '../../../files/index.ts';
import { attemptWords, doorMoney } from '../../model/door/door-words.ts';
import { otherOf, shortName } from '../../model/order-words.ts';
import { PickupCode } from '../details/pickup-code.tsx';
import { CarrierAtDoor } from './carrier-at-door.tsx';
import { PaidStamp } from './paid-stamp.tsx';

type DoorPanelProps = { readonly order: OrderView; readonly door: DoorView };

/** What was sold, at the door: whether it is paid, what to do until it is, and what an attempt that fails costs. */
export function DoorPanel({ order, door }: DoorPanelProps) {
  const { role, orderStatus: status, returnCode } = order;
  if (status === orderStatus.AttemptFailed) return <AfterAttempt order={order} door={door} />;
  if (status === orderStatus.Returning)
    return (
      <>
        {returnCode ? (
          <PickupCode
            title="Return code"
            code={returnCode}
            text={`Tell it to ${shortName(order.carrier)} when you hold your parcel, and not before.`}
          />
        ) : null}
        {role === 'carrier' ? <WayBack order={order} door={door} /> : null}
      </>
    );
  if (!isOnTheWay(status)) return null;
  return (
    <>
      {door.againOn ? (
        <p>
          <span className="block caption">Another attempt</span>
          <strong className="block font-semibold">{dayInWords(door.againOn, lagosDay(new Date()))}</strong>
        </p>
      ) : null}
      {role === 'carrier' ? <CarrierAtDoor order={order} door={door} /> : <SellerWaits order={order} door={door} />}
    </>
  );
}

/** For the seller while it is on its way. */
function SellerWaits({ order, door }: DoorPanelProps) {
  const name = shortName(order.carrier);
  const sum = doorMoney(door.buyerPays, door);
  if (door.isPaid)
    return (
      <PaidStamp orderId={order.id} tone="quiet">
        {sum} is in escrow. What is yours of it comes when your buyer gives their code.
      </PaidStamp>
    );
  return (
    <p className="rounded-field border border-line p-3.5 text-15">
      {door.until === null
        ? `Your buyer pays ${sum} at the door. ${name} hands nothing over before we have the money.`
        : `${name} is at the door. Your buyer has been asked for ${sum}, and has half an hour.`}
    </p>
  );
}

/** Nobody took it: why, and what comes next, with its sums. */
function AfterAttempt({ order, door }: DoorPanelProps) {
  const last = door.attempts.at(-1);
  const isSeller = order.role === 'sender';
  const other = shortName(otherOf(order));
  const half = doorMoney(door.halfFee, door);
  const back = doorMoney(door.backFee, door);
  return (
    <section aria-label="The attempt" className="grid gap-3 rounded-field border border-line p-3.5">
      {last ? (
        <div className="flex items-center gap-4">
          {last.images.length > 0 ? (
            <div className="w-28 flex-none">
              <PictureGrid images={last.images} alt="The door, as the carrier shows it" />
            </div>
          ) : null}
          <div className="min-w-0">
            <h3 className="text-17">{isSeller ? attemptWords[last.reason].told : attemptWords[last.reason].choice}</h3>
            <p className="text-15 text-ink-soft">
              {isSeller
                ? `${other} went there and gets half of the fee for it, ${half}.`
                : `Half of the fee is yours for it: ${half}, less our commission. Keep the parcel until ${other} answers.`}
            </p>
          </div>
        </div>
      ) : null}
      {isSeller ? (
        <dl className="grid gap-1.5 border-t border-line pt-3 text-15">
          {door.canTryAgain ? <Choice caption="Another attempt" text={`${half} more, held from your balance`} /> : null}
          <Choice caption="Bring it back" text={`the other half, ${back}, which is held already`} />
        </dl>
      ) : null}
    </section>
  );
}

function Choice({ caption, text }: { readonly caption: string; readonly text: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{caption}: </dt>
      <dd className="inline text-ink-soft">{text}</dd>
    </div>
  );
}

function WayBack({ order, door }: DoorPanelProps) {
  return (
    <p className="text-15 text-ink-soft">
      {doorMoney(door.backFee, door)} is yours, less our commission, when {shortName(order.sender)} has it back. Their app shows a
      return code.
    </p>
  );
}
