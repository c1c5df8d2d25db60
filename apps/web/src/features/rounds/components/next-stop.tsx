import { useQuery } from '@tanstack/react-query';
import { orderStatus } from '@waybill/contract/orders/enums';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { readablePhone } from '@waybill/contract/readable-phone';
import type { TodayStopView } from '@waybill/contract/rounds/get-today';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { orderHref } from '../../../session/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { getOrderQuery, mapsLink, ProofSheet } from '../../orders/index.ts';
import { stepAt } from '../model/next-stop.ts';
import { clockOf } from '../model/round-words.ts';
import { actAt, doingAt } from '../model/stop-words.ts';

type NextStopProps = { readonly stop: TodayStopView; readonly place: number; readonly count: number };

/** The door to go to now, with what is done there. */
export function NextStop({ stop, place, count }: NextStopProps) {
  const { orderId, trackingId, name, address, label, note, phoneNumber, expectedAt, promisedBy, isExpress, weight } = stop;
  return (
    <section aria-label="Your next stop">
      <Card className="grid gap-4">
        <div className="flex items-center justify-between gap-3">
          <p className="caption">
            Stop {place} of {count}
          </p>
          {isExpress ? <Stamp tone="marigold">Express</Stamp> : null}
        </div>
        <div>
          <h2 className="text-21 wrap-anywhere">
            {doingAt(stop)} {name}
          </h2>
          <p className="text-17 wrap-anywhere">
            {address.includes(label) || address === '' ? address || label : `${address}, ${label}`}
          </p>
          <p className="mt-1 text-15 text-ink-soft">
            {expectedAt ? `Expected at ${clockOf(expectedAt)} · ` : ''}
            {promisedBy ? `promised by ${clockOf(promisedBy)} · ` : ''}
            {weight} kg · <span className="font-mono whitespace-nowrap">{spellTrackingId(trackingId)}</span>
          </p>
        </div>
        {note ? <p className="rounded-field border border-line p-3 text-15 wrap-anywhere">They ask: “{note}”</p> : null}
        <div className="grid grid-cols-2 gap-2.5">
          <Ways stop={stop} phoneNumber={phoneNumber} name={name} />
        </div>
        <Act stop={stop} />
        <ButtonLink to={orderHref(orderId)} variant="quiet" full>
          Open the parcel
        </ButtonLink>
      </Card>
    </section>
  );
}

type WaysProps = { readonly stop: TodayStopView; readonly phoneNumber: string; readonly name: string };

function Ways({ stop, phoneNumber, name }: WaysProps) {
  const href = mapsLink(stop, stop.address || stop.label, navigator.userAgent);
  const isPage = href.startsWith('https:');
  return (
    <>
      {phoneNumber ? (
        <a
          href={`tel:${phoneNumber}`}
          aria-label={`Call ${name}, ${readablePhone(phoneNumber)}`}
          className="button button-secondary px-3"
        >
          <Phone size={20} aria-hidden="true" />
          Call
        </a>
      ) : null}
      <a
        href={href}
        {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className="button button-secondary px-3 only:col-span-2"
      >
        <Navigation size={20} aria-hidden="true" />
        Navigate
      </a>
    </>
  );
}

/** One large button. What was sold has more to it at the door, and is done on its own page. */
function Act({ stop }: { readonly stop: TodayStopView }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: order } = useQuery(getOrderQuery(stop.orderId));
  const to = stepAt(stop);
  const isSimple = order && (!order.door || to === 2) && order.orderStatus !== orderStatus.AttemptFailed;
  if (!isSimple)
    return (
      <ButtonLink to={orderHref(stop.orderId)} full>
        {actAt(stop)}
      </ButtonLink>
    );
  const close = () => setIsOpen(false);
  return (
    <>
      <Button full onClick={() => setIsOpen(true)}>
        {actAt(stop)}
      </Button>
      {isOpen ? <ProofSheet order={order} to={to} open onClose={close} onDone={close} /> : null}
    </>
  );
}
