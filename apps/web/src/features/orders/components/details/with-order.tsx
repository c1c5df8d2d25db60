import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { paths } from '../../../../session/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { DrawingName } from '../../../../ui/drawing.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { getOrderQuery } from '../../api/get-order.ts';

type WithOrderProps = {
  readonly orderId: string | undefined;
  /** Shown when there is no such order. */
  readonly none: ReactNode;
  readonly children: (order: OrderView) => ReactNode;
};

/** The order a popup is about: on its way, here, not there, or not loaded. */
export function WithOrder({ orderId = '', none, children }: WithOrderProps) {
  const query = useQuery({ ...getOrderQuery(orderId), enabled: orderId !== '', retry: false });
  if (query.data) return children(query.data);
  const isUnknown = isProblem(query.error, 'not_found', 'invalid_input');
  if (orderId === '' || isUnknown) return none;
  return <Loading query={query} failed="We could not load this order" rows={4} />;
}

type NoOrderProps = { readonly drawing: DrawingName; readonly title: string; readonly text: string };

export function NoOrder({ drawing, title, text }: NoOrderProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      text={text}
      action={
        <ButtonLink replace to={paths.orders}>
          See your orders
        </ButtonLink>
      }
    />
  );
}
