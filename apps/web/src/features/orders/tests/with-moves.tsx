import type { OrderView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { type OrderMoves, useOrderMoves } from '../model/use-order-moves.ts';

type WithMovesProps = {
  readonly order: OrderView;
  readonly onKyc?: () => void;
  readonly children: (moves: OrderMoves) => ReactNode;
};

/** As a popup would: the moves of an order, handed to what is shown. */
export function WithMoves({ order, onKyc = () => {}, children }: WithMovesProps) {
  return children(useOrderMoves(order, onKyc));
}
