import { otherOf, shortName, wayWords } from '../../../features/orders/model/order-words.ts';
import { stampTone, stampWord } from '../../../features/orders/model/status-words.ts';
import { useWaiting } from '../../../features/orders/model/use-waiting.ts';
import { paths } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Stamp } from '../../../ui/stamp.tsx';

const shown = 4;

/** Deliveries that are under way and want nothing of one now. Nothing is shown to people who have none. */
export function RunningOrders() {
  const { open } = usePopup();
  const { running } = useWaiting();
  if (running.length === 0) return null;
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="flex items-center justify-between px-5 pt-4 pb-3 text-17">
        Under way
        <Link
          to={paths.orders}
          className="-my-2 inline-flex min-h-11 items-center text-15 font-medium text-lagoon hover:underline"
        >
          All orders
        </Link>
      </h2>
      <ul className="border-t border-line">
        {running.slice(0, shown).map((order) => (
          <li key={order.id}>
            <ListRow
              title={wayWords(order)}
              text={`${order.role === 'sender' ? 'With' : 'For'} ${shortName(otherOf(order))}`}
              trailing={<Stamp tone={stampTone(order)}>{stampWord(order)}</Stamp>}
              onClick={() => open('OrderDetails', { orderId: order.id })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
