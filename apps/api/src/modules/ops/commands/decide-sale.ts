import { type SalesContext, settleSale } from '../../sales/index.ts';
import { recordAct } from '../storage/acts.ts';

export type SaleDecision = { readonly code: string; readonly toBuyerMinor: bigint; readonly because: string };

/** Decides, from the command line, what becomes of the price of something that is said not to be what was sold. */
export function decideSale(
  context: Pick<SalesContext, 'db' | 'enqueue' | 'publish'>,
  { code, toBuyerMinor, because }: SaleDecision,
): ReturnType<typeof settleSale> {
  return settleSale(context, { code, toBuyerMinor }, (tx, { id, code: subject, sellerId, currency }) =>
    recordAct(tx, {
      staffId: null,
      what: 'sale-decided',
      subject,
      userId: sellerId,
      about: { saleId: id, toBuyer: Number(toBuyerMinor) / 100, currency },
      because,
    }),
  );
}
