import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import type { OrderEventView } from '@waybill/contract/orders/order-view';
import { isHandoverAhead, isOnTheWay } from '@waybill/contract/orders/status-groups';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { trackingWords } from '@waybill/contract/orders/tracking-words';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { here } from '../../../../ui/calendar.ts';
import { Ticket } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { formatMoment } from '../../../../ui/format-when.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { When } from '../../../../ui/when.tsx';
import { eventWords, type Reader } from '../../model/status-words.ts';
import { arrivalWords } from '../../model/tracking/arrival-words.ts';
import { mapsTarget } from '../../model/tracking/maps-target.ts';
import { stopOf, stops, vehicleWords } from '../../model/tracking/tracking-words.ts';
import { TrackMap } from './track-map.tsx';

/** The data of a slip: the public view, or the viewer’s own order with more in its history. */
export type Tracked = Omit<TrackingView, 'events'> & { readonly events: readonly TrackedEvent[] };
type TrackedEvent = Pick<OrderEventView, 'what' | 'at'> & Partial<Pick<OrderEventView, 'by' | 'proof'>>;

type TrackingSlipProps = {
  readonly view: Tracked;
  /** The view is the last one seen; there is no network now. */
  readonly isOld: boolean;
  readonly reader: Reader;
  /** On a page of its own, how it stands is the heading; in a sheet, which has one, it is said as it changes. */
  readonly isPage?: boolean;
  /** What whoever reads it can do now. */
  readonly children?: ReactNode;
  /** Below the history: what is seldom wanted. */
  readonly below?: ReactNode;
};

/** Where a parcel is, from the large words to the small ones. Shows nothing that is not for everybody. */
export function TrackingSlip({ view, isOld, reader, isPage = false, children, below }: TrackingSlipProps) {
  const { title, text } = trackingWords(view);
  const stop = stopOf(view);
  return (
    <div className="track-screen">
      <TrackMap from={view.from} to={view.to} position={view.position} trail={view.trail} target={mapsTarget(view, reader)} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 md:py-4">
        <div>
          {isPage ? (
            <h1 className="text-28 outline-none">{title}</h1>
          ) : (
            <p className="display text-28 font-bold" role="status">
              {title}
            </p>
          )}
          <p className="mt-1 text-17 text-ink-soft">{text}</p>
        </div>
        <Arrival view={view} />
        <Carrier view={view} />
        <ToCollect view={view} />
        {stop === undefined ? null : <Stepper steps={stops} current={stop} />}
        {isOld ? (
          <Notice tone="attention" title="No connection">
            This is what we saw last. It is looked up again by itself.
          </Notice>
        ) : null}
        {children}
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
          </dl>
        </Ticket>
        <History events={view.events} reader={reader} />
        {below}
      </div>
    </div>
  );
}

/** What people come for: when it comes. */
function Arrival({ view }: Pick<TrackingSlipProps, 'view'>) {
  const words = arrivalOf(view);
  if (!words) return null;
  const [caption, text] = words;
  return (
    <p>
      <span className="block caption">{caption}</span>
      <span className="block display text-21 font-semibold">{text}</span>
    </p>
  );
}

function arrivalOf({ arrivalWindow, orderStatus, shipmentDate }: Tracked): readonly [string, string] | undefined {
  if (arrivalWindow) return ['Likely to come', arrivalWords(arrivalWindow, new Date(), here)];
  if (isOnTheWay(orderStatus)) return ['Likely to come', 'Later than we thought'];
  return orderStatus > 3 ? undefined : ['Travels on', dayOf(shipmentDate)];
}

/** Whom to look out for. */
function Carrier({ view: { carrier, dispatchMode, orderStatus } }: Pick<TrackingSlipProps, 'view'>) {
  if (!carrier || !isHandoverAhead(orderStatus)) return null;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={carrier.firstName} src={carrier.profilePicture} size={44} />
      <p className="min-w-0">
        <span className="block truncate font-semibold">{carrier.firstName}</span>
        <span className="block text-13 text-ink-soft">
          {carrier.businessName === null ? vehicleWords(dispatchMode) : `${vehicleWords(dispatchMode)} · ${carrier.businessName}`}
        </span>
      </p>
    </div>
  );
}

/** Nobody should be surprised at the door, or pay anybody before. */
function ToCollect({ view: { toCollect } }: Pick<TrackingSlipProps, 'view'>) {
  if (!toCollect) return null;
  const sum = formatMoney(minorOf(toCollect.amount), toCollect.currency);
  return (
    <Notice tone="info" title={`${sum} is to be collected at the door`}>
      On the receiver’s phone, by transfer or card, once the carrier is there. No cash, and nothing before.
    </Notice>
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
