import { OrderList } from '../../../features/ops/components/lists/order-list.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function OrdersPage() {
  return (
    <>
      <PageHeader title="Orders" />
      <OrderList />
    </>
  );
}
