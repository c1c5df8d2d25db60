import { paths } from '../../../session/paths.ts';
import type { OpenPopupView } from '../../../session/popup/popup-views.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { Card } from '../../../ui/card.tsx';
import { Drawing, type DrawingName } from '../../../ui/drawing.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

type QuickAction = { popup: OpenPopupView; label: string; drawing: DrawingName };

const forEveryone: readonly QuickAction[] = [
  { popup: 'Tracking', label: 'Track a parcel', drawing: 'map' },
  { popup: 'Deliver', label: 'Carry a parcel', drawing: 'bike' },
  { popup: 'BookTravellersRequest', label: 'Book a traveller', drawing: 'plane' },
];

const forPartners: readonly QuickAction[] = [
  { popup: 'Tracking', label: 'Track a parcel', drawing: 'map' },
  { popup: 'ExpressDeliveryList', label: 'Express near you', drawing: 'bike' },
  { popup: 'BatchShipping', label: 'Batch shipping', drawing: 'bus' },
];

export function QuickActions({ isDispatchPartner }: { isDispatchPartner: boolean }) {
  const { open } = usePopup();
  return (
    <div className="grid grid-cols-3 gap-3">
      {(isDispatchPartner ? forPartners : forEveryone).map(({ popup, label, drawing }) => (
        <button key={popup} type="button" onClick={() => open(popup)} className="quick-action paper-card">
          <Drawing name={drawing} size={88} className="max-w-full" />
          <span className="display font-semibold text-balance">{label}</span>
        </button>
      ))}
    </div>
  );
}

/** Selling is no parcel yet, so it stands by itself. */
export function SellByLink() {
  return (
    <Card className="overflow-hidden p-0">
      <ListRow
        to={paths.sales}
        title="Sell by link"
        text="Your buyer pays into escrow, now or at the door."
        leading={<Drawing name="handshake" size={52} />}
      />
    </Card>
  );
}
