import type { QueryClient } from '@tanstack/react-query';
import type { SaleView } from '@waybill/contract/sales/sale-view';

/** Puts a sale where it is shown, as the server has just answered it. */
export function showSale(queries: QueryClient, sale: SaleView): void {
  queries.setQueryData(['sales', 'one', sale.id], sale);
  void queries.invalidateQueries({ queryKey: ['sales', 'list'] });
}
