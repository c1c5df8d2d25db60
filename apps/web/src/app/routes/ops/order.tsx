import { OrderDetails } from '../../../features/ops/components/lists/order-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function OrderPage() {
  const { id } = useParams(opsPaths.order);
  return (
    <>
      <PageHeader title="Order" />
      <OrderDetails orderId={id} />
    </>
  );
}
