import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import type { OrderEventView } from '@waybill/contract/orders/order-view';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import type { ReactNode } from 'react';
import { Ticket } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { formatMoment } from '../../../../ui/format-when.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { When } from '../../../../ui/when.tsx';
import { eventWords, type Reader } from '../../model/status-words.ts';
import { stopOf, stops, trackingWords } from '../../model/tracking/tracking-words.ts';
import { TrackMap } from './track-map.tsx';

/** The data of a slip: the public view, or the viewer’s own order with more in its history. */
export type Tracked = Omit<TrackingView, 'events'> & { readonly events: readonly TrackedEvent[] };
type TrackedEvent = Pick<OrderEventView, 'what' | 'at'> & Partial<Pick<OrderEventView, 'by' | 'proof'>>;

type TrackingSlipProps = {
  readonly view: Tracked;
  /** The view is the last one seen; there is no network now. */
  readonly isOld: boolean;
  readonly reader: Reader;
  /** The page says in its heading how it stands. */
  readonly isHeaded?: boolean;
  /** Below the history: what whoever reads it can do. */
  readonly children?: ReactNode;
};

/** Where a parcel is, from the large words to the small ones. Shows nothing that is not for everybody. */
export function TrackingSlip({ view, isOld, reader, isHeaded = false, children }: TrackingSlipProps) {
  const { title, text } = trackingWords(view);
  const stop = stopOf(view);
  return (
    <div className="grid gap-5">
      {isHeaded ? null : (
        <div>
          <p className="display text-28 font-bold" role="status">
            {title}
          </p>
          <p className="mt-1 text-17 text-ink-soft">{text}</p>
        </div>
      )}
      {stop === undefined ? null : <Stepper steps={stops} current={stop} />}
      {isOld ? (
        <Notice tone="attention" title="No connection">
          This is what we saw last. It is looked up again by itself.
        </Notice>
      ) : null}
      <Ticket>
        <dl className="form-grid grid-cols-1 border-y-0">
          <div>
            <dt className="caption">Tracking number</dt>
            <dd className="-my-2 flex items-center justify-between gap-2 font-mono text-17">
              {spellTrackingId(view.trackingId)}
              <CopyButton what="the tracking number" text={view.trackingId} />
            </dd>
          </div>
          <div>
            <dt className="caption">From</dt>
            <dd className="font-medium">{view.from.label}</dd>
          </div>
          <div>
            <dt className="caption">To</dt>
            <dd className="font-medium">{view.to.label}</dd>
          </div>
          <Arrival view={view} />
        </dl>
      </Ticket>
      <TrackMap from={view.from} to={view.to} position={view.position} />
      <History events={view.events} reader={reader} />
      {children}
    </div>
  );
}

function Arrival({ view: { estimatedArrival, orderStatus, shipmentDate } }: Pick<TrackingSlipProps, 'view'>) {
  if (estimatedArrival !== null)
    return (
      <div>
        <dt className="caption">Expected</dt>
        <dd className="text-17 font-semibold">
          {Date.parse(estimatedArrival) < Date.now() ? 'Any moment now' : <When at={estimatedArrival} />}
        </dd>
      </div>
    );
  if (orderStatus > 3 || isOnTheWay(orderStatus)) return null;
  return (
    <div>
      <dt className="caption">Travels on</dt>
      <dd className="font-medium">{dayOf(shipmentDate)}</dd>
    </div>
  );
}

/** “Sat 14 Nov”. */
function dayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00+01:00`);
  return formatMoment(noon, new Date()).split(', ')[0] ?? day;
}

type HistoryProps = { readonly events: readonly TrackedEvent[]; readonly reader: Reader };

/** Newest first: that is what people come for. */
function History({ events, reader }: HistoryProps) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="tracking-history">
      <h2 id="tracking-history" className="mb-3 text-17">
        What happened so far
      </h2>
      <ol>
        {events.toReversed().map((event, index) => (
          <li key={`${event.what} ${event.at}`} className={index === 0 ? 'track-stop track-stop-last' : 'track-stop'}>
            <p className={index === 0 ? 'font-semibold' : undefined}>{eventWords(event, reader)}</p>
            <p className="text-13 text-ink-soft">
              <When at={event.at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
