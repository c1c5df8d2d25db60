import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { getOrderQuery } from '../../features/orders/api/get-order.ts';
import { WaybillSheet } from '../../features/orders/components/waybill/waybill-sheet.tsx';
import { hasWaybill } from '../../features/orders/model/waybill/waybill-words.ts';
import { hrefOf, paths, withQuery } from '../../session/paths.ts';
import { withPopup } from '../../session/popup/popup-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The label of a parcel, for sender or carrier to print. */
export function WaybillRoute() {
  const { id } = useParams(paths.waybill);
  return (
    <Page narrow>
      <Link
        to={paths.orders + withPopup('', 'OrderDetails', { orderId: id })}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        The order
      </Link>
      <PageHeader title="Waybill" lead="Print it and stick it on the parcel. It is as large as a postcard (A6)." />
      <Label id={id} />
    </Page>
  );
}

function Label({ id }: { readonly id: string }) {
  const query = useQuery(getOrderQuery(id));
  const order = query.data;
  if (order && hasWaybill(order))
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <WaybillSheet order={order} trackingUrl={location.origin + hrefOf(paths.trackParcel, { trackingId: order.trackingId })} />
        <div className="flex flex-wrap gap-3">
          <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => print()}>
            Print
          </Button>
          <ButtonLink to={withQuery(paths.labels, { chosen: order.id })} variant="secondary">
            As a PDF, or several labels
          </ButtonLink>
        </div>
      </div>
    );
  if (order || isProblem(query.error, 'not_found', 'invalid_input'))
    return (
      <EmptyState
        drawing="parcel"
        title={order ? 'Nothing to stick it on' : 'No order under this address'}
        text={
          order
            ? 'A waybill can be printed once the delivery is agreed, and until the parcel has arrived.'
            : 'The link is incomplete, or it is somebody else’s.'
        }
        action={<ButtonLink to={paths.orders}>See your orders</ButtonLink>}
      />
    );
  if (query.error) return <FailedToLoad title="We could not load the order" query={query} />;
  return <Skeleton shape="card" className="h-96 max-w-sm" />;
}
