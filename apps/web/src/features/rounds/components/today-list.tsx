import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TodayStopView } from '@waybill/contract/rounds/get-today';
import { useEffect, useMemo, useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { answerAssignment, fetchForTheDoor, getOrderQuery, useClaims } from '../../orders/index.ts';
import { getTodayQuery } from '../api/get-today.ts';
import { stopsAhead } from '../model/next-stop.ts';
import { parcelsWord, stopsWord } from '../model/round-words.ts';
import { NextStop } from './next-stop.tsx';
import { StopRow } from './stop-row.tsx';

/** The day of a rider: the one thing to do next, and what comes after it. */
export function TodayList() {
  const { id: userId } = useUser();
  const query = useQuery(getTodayQuery);
  const claims = useClaims(userId);
  const stops = query.data?.stops ?? [];
  const isKept = useKeptOrders(stops);
  const ahead = stopsAhead(stops, claims);
  const [next, ...then] = ahead;
  const behind = stops.filter((stop) => !ahead.includes(stop) && stop.state !== 'gone');
  if (!query.data) return <Loading query={query} failed="We could not load your day" rows={4} />;
  if (stops.length === 0)
    return (
      <EmptyState
        drawing="parcel"
        title="Nothing to ride now"
        text="When your dispatcher gives you a parcel or a round, its stops stand here in their order."
      />
    );
  return (
    <div className="grid gap-6">
      <Offered stops={ahead} />
      {next ? (
        <NextStop
          key={`${next.orderId}.${next.kind}`}
          stop={next}
          place={behind.length + 1}
          count={behind.length + ahead.length}
        />
      ) : (
        <EmptyState
          drawing="handshake"
          title="All done for now"
          text={
            claims.length > 0 ? 'What you entered without network is sent when it is back.' : 'Every stop of today is behind you.'
          }
        />
      )}
      {then.length > 0 ? (
        <section aria-labelledby="then-heading">
          <h2 id="then-heading" className="mb-2 text-17">
            After that: {stopsWord(then.length)}
          </h2>
          <ol className="paper-card overflow-hidden">
            {then.map((stop, index) => (
              <StopRow key={`${stop.orderId}.${stop.kind}`} stop={stop} number={behind.length + 2 + index} />
            ))}
          </ol>
        </section>
      ) : null}
      {isKept && next ? (
        <p className="text-center text-15 text-ink-soft">All of it is on this phone: you can ride without network.</p>
      ) : null}
      {behind.length > 0 ? (
        <Fold title="Behind you" text={`${stopsWord(behind.length)} done`}>
          <ol>
            {behind.map((stop, index) => (
              <StopRow key={`${stop.orderId}.${stop.kind}`} stop={stop} number={index + 1} isDone />
            ))}
          </ol>
        </Fold>
      ) : null}
    </div>
  );
}

/** New work waits for one yes; whoever cannot says so on the order itself, with a reason. */
function Offered({ stops }: { readonly stops: readonly TodayStopView[] }) {
  const queries = useQueryClient();
  const online = useOnline();
  const { busy, run } = useBusy();
  const ids = [...new Set(stops.flatMap(({ orderId, isOffered }) => (isOffered ? [orderId] : [])))];
  if (ids.length === 0 || !online) return null;
  async function take() {
    try {
      for (const id of ids) await answerAssignment(id, { answer: 'taken' });
    } finally {
      await queries.invalidateQueries({ queryKey: ['orders'] });
    }
  }
  return (
    <Notice
      tone="info"
      title={ids.length === 1 ? 'A new parcel for you' : `${parcelsWord(ids.length)} are new for you`}
      action={
        <Button variant="secondary" busy={busy} onClick={() => void run(take)}>
          {ids.length === 1 ? 'Yes, I ride it' : 'Yes, I ride them'}
        </Button>
      }
    >
      Can you ride {ids.length === 1 ? 'it' : 'them'}? If not, open the parcel and say why: somebody else is asked then.
    </Notice>
  );
}

/** Gets every order of the day onto the phone before the network goes: at its door it is needed whole. Whether all of them are there. */
function useKeptOrders(stops: readonly TodayStopView[]): boolean {
  const queries = useQueryClient();
  const online = useOnline();
  const [kept, setKept] = useState<string>();
  const ahead = useMemo(
    () => [...new Set(stops.flatMap(({ orderId, state }) => (state === 'ahead' ? [orderId] : [])))].join(' '),
    [stops],
  );
  useEffect(() => {
    if (!online || ahead === '') return;
    let isGone = false;
    async function keep() {
      await fetchForTheDoor();
      for (const id of ahead.split(' ')) {
        if (isGone) return;
        // For as long as this page is open, however long nobody looks at it.
        await queries.fetchQuery({ ...getOrderQuery(id), gcTime: Number.POSITIVE_INFINITY });
      }
      if (!isGone) setKept(ahead);
    }
    // What could not be fetched now is fetched with the next change, or at the door.
    keep().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [ahead, online, queries]);
  return kept === ahead;
}
