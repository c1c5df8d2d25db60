import { useQueryClient } from '@tanstack/react-query';
import type { DoorView } from '@waybill/contract/orders/door-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { saleLimits } from '@waybill/contract/sales/enums';
import { useCallback, useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TimeLeft } from '../../../../ui/time-left.tsx';
import { useOnline } from '../../../../ui/use-online.ts';
import { usePolling } from '../../../../ui/use-polling.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { findPosition, geolocationOf } from '../../../places/index.ts';
import { arriveAtDoor } from '../../api/arrive-at-door.ts';
import { getOrderQuery } from '../../api/get-order.ts';
import { doorMoney } from '../../model/door/door-words.ts';
import { showOrder } from '../../model/refresh-orders.ts';
import { PaidStamp } from './paid-stamp.tsx';

type CarrierAtDoorProps = { readonly order: OrderView; readonly door: DoorView };

/** Where the stream’s word is lost, we ask. */
const againMs = 6_000;

/** For the carrier: from “I’m at the door” to PAID. Nothing else counts as paid, whatever they are shown. */
export function CarrierAtDoor({ order, door }: CarrierAtDoorProps) {
  const [wasPaid] = useState(door.isPaid);
  const left = useSecondsUntil(door.until === null ? undefined : Date.parse(door.until));
  const isOver = door.until !== null && left === 0;
  const openFirst = door.mayOpenFirst ? 'They may open it and look, with you there, before they give the code.' : '';
  if (door.isPaid)
    return door.payWhen === 'door' ? (
      <PaidStamp orderId={order.id} tone="loud" isNews={!wasPaid}>
        <Amount minor={minorOf(door.buyerPays)} currency={door.currency} className="block text-21" />
        It is in escrow with us. Now ask for their six-digit code. {openFirst}
      </PaidStamp>
    ) : (
      <PaidStamp orderId={order.id} tone="quiet">
        Take no money at the door: it is in escrow. {openFirst}
      </PaidStamp>
    );
  return (
    <section aria-label="Payment at the door" className="grid gap-3 rounded-field border-[1.5px] border-marigold p-4">
      {door.until !== null && !isOver ? (
        <Waiting order={order} door={door} until={door.until} />
      ) : (
        <NotThere order={order} door={door} isOver={isOver} />
      )}
      {openFirst === '' ? null : <p className="text-13 text-ink-soft">{openFirst}</p>}
    </section>
  );
}

function NotThere({ order, door, isOver }: CarrierAtDoorProps & { readonly isOver: boolean }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const isOnline = useOnline();
  const sum = doorMoney(door.buyerPays, door);
  // Setting off comes first.
  const isSettingOff = order.orderStatus === orderStatus.PickedUp;

  async function arrive() {
    // A phone that does not say where it is arrives all the same.
    const position = await findPosition(geolocationOf(navigator)).then(
      ({ latitude, longitude }) => ({ latitude, longitude }),
      () => ({}),
    );
    showOrder(queries, await arriveAtDoor(order.id, position));
  }

  return (
    <>
      <div>
        <h3 className="text-17">{isOver ? 'The half hour is over, and nothing came' : `The buyer pays ${sum} at the door`}</h3>
        <p className="text-15 text-ink-soft">
          {isOver
            ? 'You may go. Say below how it was, with a photo of the door: the attempt is paid. Or ask them once more.'
            : 'Tap when you stand there: they get a message and half an hour to pay, on their phone. Keep the parcel until this screen says PAID.'}
        </p>
      </div>
      {isOnline ? null : (
        <Notice tone="attention" title="You are offline">
          Without a network we cannot ask the buyer to pay, and cannot tell you that they have. Look for a signal near the door:
          their half hour begins when you tap. If it does not work out, say so below; that is kept on this phone.
        </Notice>
      )}
      <Button
        full
        variant={isOver || isSettingOff ? 'secondary' : 'primary'}
        busy={busy}
        disabled={!isOnline}
        onClick={() => void run(arrive)}
      >
        {isOver ? 'Ask them once more' : 'I’m at the door'}
      </Button>
      <p className="text-13 text-ink-soft">
        If it does not work out, an attempt pays {doorMoney(door.halfFee, door)}, less our commission; bringing it back{' '}
        {doorMoney(door.backFee, door)}.
      </p>
    </>
  );
}

function Waiting({ order, door, until }: CarrierAtDoorProps & { readonly until: string }) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const look = useCallback(() => {
    void queries.invalidateQueries({ queryKey: getOrderQuery(order.id).queryKey });
    setRound((now) => now + 1);
  }, [queries, order.id]);
  usePolling(againMs, look, round);
  return (
    <>
      <p role="status" className="flex items-center gap-2.5 font-semibold">
        <Spinner />
        Waiting for the payment
      </p>
      <p className="text-38 leading-none">
        <Amount minor={minorOf(door.buyerPays)} currency={door.currency} />
      </p>
      <TimeLeft until={until} minutes={saleLimits.doorMinutes} label="Time left to pay" />
      <p className="text-15">
        A picture of a bank alert proves nothing. The money is here when this screen says <strong>PAID</strong>, and not before.
      </p>
    </>
  );
}
