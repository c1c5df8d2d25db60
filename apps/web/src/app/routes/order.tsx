import ArrowLeft from 'lucide-react/icons/arrow-left';
import { noOrder, OpenedOrder } from '../../features/orders/components/details/opened-order.tsx';
import { NoOrder, WithOrder } from '../../features/orders/components/details/with-order.tsx';
import { orderHref, paths } from '../../session/paths.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page } from '../../ui/page.tsx';
import { useMedia, wide } from '../../ui/use-media.ts';

/** An order on a desk: its facts and its money beside its map and its history. */
export function OrderRoute() {
  const { id } = useParams(paths.order);
  const query = useQuery();
  const navigate = useNavigate();
  const isWide = useMedia(wide);
  const isReceiverForm = query.get('form') === 'receiver';
  return (
    <Page>
      <Link
        to={paths.orders}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Orders
      </Link>
      <h1 className="sr-only">Order</h1>
      <article aria-label="Order">
        <WithOrder orderId={id} none={<NoOrder {...noOrder} />}>
          {(order) => (
            <OpenedOrder
              key={order.id}
              order={order}
              layout={isWide ? 'page' : 'sheet'}
              isReceiverForm={isReceiverForm}
              onLeaveForm={() => navigate(orderHref(order.id), { replace: true })}
            />
          )}
        </WithOrder>
      </article>
    </Page>
  );
}
