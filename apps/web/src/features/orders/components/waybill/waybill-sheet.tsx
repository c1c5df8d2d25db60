import type { OrderView } from '@waybill/contract/orders/order-view';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../ui/format-number.ts';
import { formatMoment } from '../../../../ui/format-when.ts';
import { Wordmark } from '../../../../ui/mark.tsx';
import { endOfPhone, handlingWords } from '../../model/waybill/waybill-words.ts';
import { TrackingCode } from './tracking-code.tsx';

type WaybillSheetProps = { readonly order: OrderView; readonly trackingUrl: string };

/**
 * The label of a parcel, as large as a postcard. A parcel lies around in motor parks and lobbies, so it says what somebody
 * needs who has to bring it on, and no more: no whole phone number (the carrier has it in the app; its end is enough to
 * know one’s own parcel by), no door of the sender, nothing of what is inside or what it is worth.
 */
export function WaybillSheet({ order, trackingUrl }: WaybillSheetProps) {
  const { package: parcel, trackingId } = order;
  const { secrets } = parcel;
  const handling = handlingWords(parcel.handleRequirementId);
  if (!secrets) return null;
  return (
    <article className="waybill print-sheet" aria-label={`Waybill ${spellTrackingId(trackingId)}`}>
      <header className="waybill-head">
        <div className="min-w-0">
          <Wordmark />
          <p className="waybill-caption mt-3">Tracking number</p>
          <p className="waybill-number">{spellTrackingId(trackingId)}</p>
        </div>
        <TrackingCode url={trackingUrl} />
      </header>
      <Box caption="To" isLarge>
        <strong>{secrets.receiverFullName}</strong>
        <br />
        {parcel.dropoffAddress}
        <br />
        <span className="waybill-soft">Phone {endOfPhone(secrets.receiverPhoneNumber)}</span>
      </Box>
      <Box caption="From">
        <strong>{secrets.senderFullName}</strong>
        <br />
        {parcel.pickupAddressJson.label}
      </Box>
      <div className="waybill-row">
        <Box caption="Weight">{formatNumber(parcel.weight)} kg</Box>
        <Box caption="Travels on">{dayOf(parcel.shipmentDate)}</Box>
        <Box caption="Carrier">{order.carrier.fullName}</Box>
      </div>
      {handling ? <p className="waybill-handling">{handling}</p> : null}
      <footer className="waybill-foot">
        <p>
          Where is it? Scan the code, or enter the number at <strong>{placeOf(trackingUrl)}</strong>
        </p>
        <p>Receiver: look at the parcel first, then tell the carrier your six-digit code. Never over the phone.</p>
      </footer>
    </article>
  );
}

type BoxProps = { readonly caption: string; readonly isLarge?: boolean; readonly children: ReactNode };

function Box({ caption, isLarge = false, children }: BoxProps) {
  return (
    <div className="waybill-box">
      <p className="waybill-caption">{caption}</p>
      <p className={isLarge ? 'waybill-large' : undefined}>{children}</p>
    </div>
  );
}

/** “Fri 20 Nov 2026”: a label is read without knowing which year it is. */
function dayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00+01:00`);
  return formatMoment(noon, new Date(0)).split(', ')[0] ?? day;
}

/** The address to type: without the protocol, and without the number that is printed already. */
function placeOf(trackingUrl: string): string {
  const { host, pathname } = new URL(trackingUrl);
  return host + pathname.replace(/\/[^/]+$/, '');
}
