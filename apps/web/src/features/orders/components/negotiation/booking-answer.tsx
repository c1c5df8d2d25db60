import { useQuery } from '@tanstack/react-query';
import { ordersOfItemQuery } from '../../api/list-orders.ts';
import { Answer } from './answer.tsx';

type BookingAnswerProps = {
  readonly packageId: string;
  /** The trip or batch it asks to travel with. */
  readonly itemId: string;
  readonly onOrder: (orderId: string) => void;
  readonly onKyc: () => void;
};

/** The answer to one parcel that asks to come along; nothing until its request is known. */
export function BookingAnswer({ packageId, itemId, onOrder, onKyc }: BookingAnswerProps) {
  const { data } = useQuery(ordersOfItemQuery(itemId));
  const order = data?.items.find((one) => one.packageId === packageId);
  if (!order) return null;
  return (
    <div className="px-5 pb-3.5">
      <Answer order={order} onOpen={onOrder} onKyc={onKyc} />
    </div>
  );
}
