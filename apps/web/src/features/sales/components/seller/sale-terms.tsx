import type { PayTime } from '@waybill/contract/sales/enums';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { itemCategories } from '@waybill/contract/timeline/enums';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

const paid: Readonly<Record<PayTime, string>> = {
  now: 'Before it leaves',
  door: 'At the door',
  choice: 'Now or at the door',
};

/** What was promised with the link. */
export function SaleTerms({ sale }: { readonly sale: SaleView }) {
  const kind = itemCategories.find(({ id }) => id === sale.itemCategoryId)?.name ?? 'Something else';
  const fee = sale.deliveryFee === null ? '' : `, ${formatMoney(minorOf(sale.deliveryFee), sale.currency)}`;
  return (
    <Card className="py-0">
      <Fold
        title="What you promised"
        text={sale.deliveryPaidBy === 'buyer' ? 'The buyer pays the delivery' : 'You pay the delivery'}
      >
        {sale.description === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{sale.description}</p>}
        <Facts
          facts={[
            { caption: 'Delivery', value: (sale.deliveryPaidBy === 'buyer' ? 'The buyer pays it' : 'You pay it') + fee },
            { caption: 'When it is paid', value: paid[sale.payWhen] },
            { caption: 'At the door', value: sale.mayOpenFirst ? 'They may open it first' : 'They pay before they open it' },
            { caption: 'What', value: `${kind}, ${formatNumber(sale.weight)} kg` },
            { caption: 'Leaves from', value: sale.pickupAddress },
          ]}
        />
      </Fold>
    </Card>
  );
}
