import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExpressRequestView } from '@waybill/contract/orders/express-view';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { getDutyQuery } from '../../api/get-duty.ts';
import { listExpressRequestsQuery } from '../../api/list-express-requests.ts';
import { type AnswerOptions, useAnswerExpress } from '../../model/use-answer-express.ts';
import { RequestSlip } from './request-slip.tsx';

type RiderListProps = AnswerOptions & {
  /** Only what rings or is open; where it stands below a heading of its own, nothing is said of nothing. */
  readonly compact?: boolean;
  /** Parcels that ring over the page already, with the same buttons. */
  readonly ringingAbove?: readonly string[];
};

/** Express parcels for a rider: those that ring for them, then the open ones near them. */
export function RiderList({ compact = false, ringingAbove = [], ...options }: RiderListProps) {
  const queries = useQueryClient();
  const query = useQuery(listExpressRequestsQuery);
  const { data } = query;
  const isOnDuty = useQuery(getDutyQuery).data?.isOnDuty ?? false;
  const answer = useAnswerExpress(options);
  if (!data) return <Loading query={query} failed="We could not load the express parcels" rows={2} />;
  const here = data.filter(({ package: parcel }) => !ringingAbove.includes(parcel.id));
  const ringing = here.filter(({ ringsUntil }) => ringsUntil !== null);
  const open = here.filter(({ ringsUntil }) => ringsUntil === null);
  if (here.length === 0 && data.length > 0) return <p className="text-ink-soft">An express parcel rings for you now.</p>;
  if (data.length === 0) return compact ? <NothingShort isOnDuty={isOnDuty} /> : <Nothing isOnDuty={isOnDuty} />;
  const heading = compact ? 'mb-2.5 text-15 font-semibold text-ink-soft' : 'mb-2.5 text-17';
  const slip = (request: ExpressRequestView) => (
    <li key={request.package.id}>
      <Card className={request.ringsUntil ? 'border-2 border-marigold' : ''}>
        <RequestSlip
          request={request}
          busy={answer.busyWith === request.package.id}
          canAccept={isOnDuty}
          onAccept={() => void answer.accept(request.package.id)}
          onPass={request.ringsUntil ? () => void answer.pass(request.package.id) : undefined}
          onOver={() => void queries.invalidateQueries({ queryKey: listExpressRequestsQuery.queryKey })}
        />
      </Card>
    </li>
  );
  return (
    <div className="grid gap-5">
      {ringing.length > 0 ? (
        <section aria-labelledby="express-ringing">
          <h3 id="express-ringing" className={heading}>
            Ringing for you
          </h3>
          <ul className="grid gap-3">{ringing.map(slip)}</ul>
        </section>
      ) : null}
      {open.length > 0 ? (
        <section aria-labelledby="express-open">
          <h3 id="express-open" className={heading}>
            Open near you
          </h3>
          <ul className="grid gap-3">{open.map(slip)}</ul>
        </section>
      ) : null}
    </div>
  );
}

function Nothing({ isOnDuty }: { readonly isOnDuty: boolean }) {
  return (
    <EmptyState
      drawing="bike"
      title="Nothing is ringing"
      text={
        isOnDuty
          ? 'When a sender near you needs a rider at once, the parcel rings here. The first rider to accept takes it.'
          : 'Go on duty, and we ring you when a parcel is near. The first rider to accept takes it.'
      }
    />
  );
}

function NothingShort({ isOnDuty }: { readonly isOnDuty: boolean }) {
  return (
    <p className="text-ink-soft">
      {isOnDuty ? 'No express parcels near you at the moment.' : 'Go on duty, and we ring you when an express parcel is near.'}
    </p>
  );
}
