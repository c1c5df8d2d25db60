import { useQuery } from '@tanstack/react-query';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { useEffect } from 'react';
import { searchEverythingQuery } from '../../features/search/api/search-everything.ts';
import { hrefOf, orderHref, paths } from '../../session/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** From the number on a label to the order, for its sender, its carrier and whoever acts for them. */
export function OrderByNumberRoute() {
  const { trackingId } = useParams(paths.orderByNumber);
  const navigate = useNavigate();
  const number = readTrackingId(trackingId);
  const query = useQuery({ ...searchEverythingQuery(number ?? ''), enabled: number !== undefined });
  const order = query.data?.orders.find((one) => one.trackingId === number);
  useEffect(() => {
    if (order) navigate(orderHref(order.id), { replace: true });
  }, [order, navigate]);
  return (
    <Page narrow>
      <h1 className="sr-only">Order</h1>
      {query.error ? (
        <FailedToLoad title="We could not look for the order" query={query} />
      ) : order || (number !== undefined && !query.data) ? (
        <Skeleton shape="card" className="h-96" />
      ) : (
        <EmptyState
          drawing="parcel"
          title="That is no order of yours"
          text="You can still see where the parcel is, as anybody with its number can."
          action={<ButtonLink to={hrefOf(paths.trackParcel, { trackingId })}>Track the parcel</ButtonLink>}
        />
      )}
    </Page>
  );
}
