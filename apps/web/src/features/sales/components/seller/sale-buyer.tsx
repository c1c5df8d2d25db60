import type { SaleView } from '@waybill/contract/sales/sale-view';
import Phone from 'lucide-react/icons/phone';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { WriteToBuyer } from './write-to-buyer.tsx';

/** Who ordered it, how to reach them, and where it goes. */
export function SaleBuyer({ sale: { id, order } }: { readonly sale: Pick<SaleView, 'id' | 'order'> }) {
  if (!order) return null;
  const place = order.dropOffAddressJson.label;
  const address = order.dropoffAddress.toLowerCase().includes(place.toLowerCase())
    ? order.dropoffAddress
    : `${order.dropoffAddress}, ${place}`;
  return (
    <Card>
      <h2 className="sr-only">The buyer</h2>
      <div className="flex items-center gap-3">
        <Avatar name={order.name} size={44} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-semibold">{order.name}</p>
          <p className="text-15 text-ink-soft">{address}</p>
        </div>
        <WriteToBuyer saleId={id} name={order.name} />
        <a
          href={`tel:${order.phoneNumber}`}
          aria-label={`Call ${order.name}, ${order.phoneNumber}`}
          title={order.phoneNumber}
          className="button button-secondary min-h-11 flex-none px-3.5"
        >
          <Phone size={18} aria-hidden="true" />
        </a>
      </div>
    </Card>
  );
}
