import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { expressLimits } from '@waybill/contract/orders/enums';
import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import { useEffect, useRef } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { paths } from '../../../../session/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { expressSearchQuery } from '../../api/get-express-delivery-request-info.ts';
import { notifyRiders } from '../../api/notify-riders.ts';
import { ringMoreRiders } from '../../api/ring-more-riders.ts';
import { distanceInWords } from '../../model/distance-words.ts';
import { parcelInWords } from '../../model/parcel-words.ts';
import { ChooseRiders } from './choose-riders.tsx';
import { SearchOver, SearchTaken } from './search-ended.tsx';
import { SearchOptions } from './search-options.tsx';
import { SearchRinging } from './search-ringing.tsx';

export type RiderSearchProps = {
  readonly packageId: string;
  readonly onOrder: (orderId: string) => void;
  /** The parcel’s own slip, where it can be changed and taken down. */
  readonly onParcel: (parcel: ExpressSearchView['package']) => void;
  readonly onRaise: (parcel: ExpressSearchView['package']) => void;
  readonly onClose: () => void;
};

// Everything is told by the stream; this is for a stream that has been away.
const whileRingingMs = 15_000;

/** A sender’s search for a rider, live: who is near, who is rung, who takes it. */
export function RiderSearch(props: RiderSearchProps) {
  const { packageId, onOrder } = props;
  const queries = useQueryClient();
  const options = expressSearchQuery(packageId);
  const query = useQuery({
    ...options,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'ringing' ? whileRingingMs : false),
  });
  const { busy, run } = useBusy();
  const search = query.data;
  useOnceTaken(search, onOrder);

  const ring = (riders: string[]) =>
    run(
      async () => queries.setQueryData(options.queryKey, await notifyRiders(packageId, riders)),
      (failure) => {
        showFailure(failure);
        void queries.invalidateQueries({ queryKey: ['express'] });
      },
    );

  const ringMore = () =>
    run(
      async () => {
        const key = `ring.${packageId}`;
        const before = search?.rung.length ?? 0;
        const widened = await ringMoreRiders(packageId, requestKey(sessionStorage, key, search?.ringsUntil));
        forgetRequestKey(sessionStorage, key);
        queries.setQueryData(options.queryKey, widened);
        if (widened.state === 'ringing' && widened.rung.length === before)
          toast.info('Nobody else is on duty near', 'Those who are rung still have time to answer.');
      },
      (failure) => {
        showFailure(failure);
        void queries.invalidateQueries({ queryKey: ['express'] });
      },
    );

  if (search)
    return (
      <Search {...props} search={search} busy={busy} onRing={(riders) => void ring(riders)} onRingMore={() => void ringMore()} />
    );
  if (search === null || isProblem(query.error, 'not_found', 'invalid_input')) return <NoSuchSearch />;
  return <Loading query={query} failed="We could not load the search" rows={4} />;
}

/** Leads to the order if a rider takes the parcel while the search is watched; a later visitor gets a link instead. */
function useOnceTaken(search: ExpressSearchView | null | undefined, onOrder: (orderId: string) => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!search) return;
    if (search.state !== 'taken') wasOpen.current = true;
    else if (wasOpen.current && search.orderId) onOrder(search.orderId);
  }, [search, onOrder]);
}

type SearchProps = RiderSearchProps & {
  readonly search: ExpressSearchView;
  readonly busy: boolean;
  readonly onRing: (riders: string[]) => void;
  readonly onRingMore: () => void;
};

function Search({ search, busy, onRing, onRingMore, onOrder, onParcel, onRaise, onClose }: SearchProps) {
  const { package: parcel, state } = search;
  if (state === 'taken') return <SearchTaken search={search} onOrder={onOrder} />;
  if (state === 'over') return <SearchOver onClose={onClose} />;
  return (
    <div className="grid gap-4 pb-1">
      <p className="text-15 text-ink-soft">
        {parcelInWords(parcel)}, from <strong className="text-ink">{parcel.pickupAddressJson.label}</strong> to{' '}
        <strong className="text-ink">{parcel.dropOffAddressJson.label}</strong>.
      </p>
      {state === 'ringing' ? (
        <SearchRinging search={search} busy={busy} onWiden={onRingMore} />
      ) : (
        <>
          {state === 'nobody' ? <NobodyTook search={search} /> : null}
          {search.searchesLeft > 0 ? (
            <ChooseRiders parcel={parcel} busy={busy} onRing={onRing} />
          ) : (
            <Notice tone="info" title="Riders were rung often enough">
              {`${expressLimits.searches} times is the most for one parcel. As an ordinary one it reaches every carrier.`}
            </Notice>
          )}
        </>
      )}
      <SearchOptions parcel={parcel} onRaise={() => onRaise(parcel)} onOrdinary={onParcel} />
      <div className="grid gap-1">
        <Button variant="secondary" full onClick={onClose}>
          {state === 'ringing' ? 'Close, and let it ring' : 'Leave it on the timeline'}
        </Button>
        <Button variant="quiet" full onClick={() => onParcel(parcel)}>
          See the parcel: change it, share it, take it down
        </Button>
      </div>
    </div>
  );
}

/** Not an end: who was rung and what they said, above the ways on. */
function NobodyTook({ search: { rung, farthestKm } }: Pick<SearchProps, 'search'>) {
  return (
    <Notice tone="attention" title="Nobody took it this time">
      {rung.length === 0 || farthestKm === null
        ? 'No rider who could take it was on duty near.'
        : `${rung.length === 1 ? 'One rider was' : `${rung.length} riders were`} rung, up to ${distanceInWords(farthestKm)} away.`}{' '}
      Ring again, offer more, or let an ordinary carrier bring it. Your money is safe.
    </Notice>
  );
}

function NoSuchSearch() {
  return (
    <EmptyState
      drawing="bike"
      title="No express parcel under this address"
      text="Riders are rung for express parcels of your own. This one is an ordinary parcel by now, was taken down, or the link is incomplete."
      action={
        <ButtonLink replace to={paths.orders}>
          See your orders
        </ButtonLink>
      }
    />
  );
}
