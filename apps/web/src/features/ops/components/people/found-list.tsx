import { useQuery } from '@tanstack/react-query';
import type { FoundView } from '@waybill/contract/ops/find-quoted';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { Amount } from '../../../../ui/amount.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { findQuotedQuery } from '../../api/find-quoted.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { PersonLine } from '../person-line.tsx';
import { QueueRow } from '../queue-row.tsx';

const orderWords = [
  'Requested',
  'Agreed',
  'Picked up',
  'On the way',
  'Handed over',
  'Completed',
  'Cancelled',
  'Declined',
  'In dispute',
  'Not answered',
];
const moneyWords = ['Pending', 'Successful', 'Failed', 'Reversed'];

/** The matches of a quoted reference, each with its kind and a link to its page. */
export function FoundList({ asked }: { readonly asked: string }) {
  const query = useQuery(findQuotedQuery(asked));
  const found = query.data;
  if (!found) return <Loading query={query} failed="We could not load the search" />;
  if (found.length === 0)
    return (
      <EmptyState
        drawing="map"
        title="Nothing found"
        text={`Nothing answers to “${asked}”. Try a tracking number, an order, the reference of a payment, a phone, an email, a username or a name.`}
      />
    );
  return (
    <ul aria-label="Found" className="grid gap-2.5">
      {found.map((thing) => (
        <Found
          key={thing.kind === 'order' ? thing.orderId : thing.kind === 'person' ? thing.person.id : thing.id}
          thing={thing}
        />
      ))}
    </ul>
  );
}

function Found({ thing }: { readonly thing: FoundView }) {
  if (thing.kind === 'person')
    return (
      <QueueRow to={opsHref(opsPaths.person, { id: thing.person.id })}>
        <PersonLine person={thing.person} />
        <span className="text-15 text-ink-soft">Found by {thing.by}</span>
      </QueueRow>
    );
  return (
    <li className="paper-card card-padded grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{thing.title}</p>
          <p className="font-mono text-13 text-ink-soft wrap-anywhere">
            {thing.kind === 'order' ? spellTrackingId(thing.trackingId) : thing.reference}
          </p>
        </div>
        <Amount
          minor={minorOf(thing.kind === 'order' ? thing.fee : thing.amount)}
          currency={thing.currency}
          className="text-17"
        />
      </div>
      <p className="text-15 text-ink-soft">
        {thing.kind === 'order'
          ? `Order, ${orderWords[thing.orderStatus]?.toLowerCase() ?? 'on file'}`
          : `${thing.isPayout ? 'Payout' : thing.direction === 'in' ? 'Money in' : 'Money out'}, ${moneyWords[thing.status]?.toLowerCase() ?? 'on file'}`}
        , found by {thing.by} · <When at={thing.dateCreated} />
      </p>
      {thing.kind === 'order' ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <PersonLine person={thing.sender} isLink size={28} />
          <PersonLine person={thing.carrier} isLink size={28} />
          {thing.isDispute ? (
            <ButtonLink variant="secondary" to={opsHref(opsPaths.dispute, { id: thing.orderId })}>
              To the dispute
            </ButtonLink>
          ) : null}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <PersonLine person={thing.person} isLink size={28} />
          {thing.isPayout ? (
            <ButtonLink variant="secondary" to={`${opsPaths.payouts}?state=all`}>
              To the payouts
            </ButtonLink>
          ) : null}
        </div>
      )}
    </li>
  );
}
