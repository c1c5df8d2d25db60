import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { getSaleQuery } from '../../features/sales/api/get-sale.ts';
import { SaleDetails } from '../../features/sales/components/seller/sale-details.tsx';
import { hrefOf, paths } from '../../session/paths.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Redirect } from '../../ui/navigation/redirect.tsx';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** One sale of one’s own; what one bought is followed on the page of its link. */
export function SaleRoute() {
  const { id } = useParams(paths.sale);
  return (
    <Page>
      <Link
        to={paths.sales}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Your sales
      </Link>
      <Sale id={id} />
    </Page>
  );
}

function Sale({ id }: { readonly id: string }) {
  const { open } = usePopup();
  const query = useQuery(getSaleQuery(id));
  const sale = query.data;
  if (sale?.role === 'buyer') return <Redirect to={hrefOf(paths.buy, { code: sale.code })} />;
  if (sale)
    return (
      <SaleDetails
        key={sale.id}
        sale={sale}
        onSend={() => open('SendSale', { saleId: sale.id })}
        onFollow={() => {
          if (sale.orderId !== null) open('OrderDetails', { orderId: sale.orderId });
          else if (sale.packageId !== null) open('PackageDetails', { itemId: sale.packageId });
        }}
      />
    );
  if (isProblem(query.error, 'not_found', 'invalid_input'))
    return (
      <EmptyState
        drawing="shelf"
        title="No sale under this address"
        text="The link is incomplete, or it is somebody else’s."
        action={<ButtonLink to={paths.sales}>See your sales</ButtonLink>}
      />
    );
  if (query.error) return <FailedToLoad title="We could not load this sale" query={query} />;
  return (
    <div className="grid gap-5" role="status" aria-busy="true" aria-label="Loading">
      <Skeleton shape="card" className="h-72" />
      <Skeleton shape="card" />
    </div>
  );
}
