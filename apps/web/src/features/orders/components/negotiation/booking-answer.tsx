import { useQuery } from '@tanstack/react-query';
import { toMinor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { commissionInWords } from '../../../wallet/index.ts';
import { ordersOfItemQuery } from '../../api/list-orders.ts';
import { Answer } from './answer.tsx';

type BookingAnswerProps = {
  readonly packageId: string;
  /** The trip or batch it asks to travel with. */
  readonly itemId: string;
  readonly onOrder: (orderId: string) => void;
  readonly onKyc: () => void;
};

/** The answer to one parcel that asks to come along, with what it brings; nothing until its request is known. */
export function BookingAnswer({ packageId, itemId, onOrder, onKyc }: BookingAnswerProps) {
  const { open } = usePopup();
  const { data } = useQuery(ordersOfItemQuery(itemId));
  const order = data?.items.find((one) => one.packageId === packageId);
  if (!order) return null;
  const isAsked = order.orderStatus === orderStatus.Requested && order.needsMe;
  return (
    <div className="grid gap-2.5 px-5 pb-3.5">
      {isAsked ? (
        <p className="text-15">
          You earn{' '}
          <strong className="font-semibold">
            {formatMoney(Number(carrierLine(toMinor(order.fee)).earnsMinor), order.currency)}
          </strong>{' '}
          · {dayInWords(order.shipmentDate, lagosDay(new Date()))}
          <span className="block text-13 text-ink-soft">{commissionInWords(order.fee, order.currency)}</span>
        </p>
      ) : null}
      <Answer order={order} onOpen={onOrder} onKyc={onKyc} />
      {isAsked ? (
        <Button
          variant="quiet"
          className="min-h-11 justify-self-start text-15"
          onClick={() => open('MessageRequestDetails', { packageId, userId: order.carrier.id, begin: 'fee' })}
        >
          Offer another fee
        </Button>
      ) : null}
    </div>
  );
}
