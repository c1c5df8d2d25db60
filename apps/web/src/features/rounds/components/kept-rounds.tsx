import { useInfiniteQuery } from '@tanstack/react-query';
import type { RoundView } from '@waybill/contract/rounds/round-view';
import { useBusy } from '../../../forms/use-busy.ts';
import { orderHref } from '../../../session/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { listRoundsQuery } from '../api/list-rounds.ts';
import { tryRounds } from '../api/try-rounds.ts';
import { ofKept } from '../model/edit-rounds.ts';
import type { Editing } from '../model/editing.ts';
import { clockOf, gistOfRound } from '../model/round-words.ts';
import { doingAt } from '../model/stop-words.ts';
import { RoundMap } from './round-map.tsx';
import { StopNumber } from './stop-row.tsx';

type KeptRoundsProps = { readonly day: string; readonly onEdit: (editing: Editing) => void };

/** The rounds of a day, and how far they have come. */
export function KeptRounds({ day, onEdit }: KeptRoundsProps) {
  const query = useInfiniteQuery(listRoundsQuery(day));
  const { busy, run } = useBusy();
  // One whose parcels all went elsewhere is none any more.
  const rounds =
    query.data?.pages.flatMap(({ items }) => items.filter(({ stops }) => stops.some(({ state }) => state !== 'gone'))) ?? [];
  const open = rounds.filter(({ stops }) => stops.some(({ state }) => state === 'ahead'));
  // All of them at once: a parcel may go from one to another.
  async function edit() {
    const before = open.map(ofKept);
    const { rounds: drafts } = await tryRounds({ day, before, after: before });
    onEdit({ day, before, drafts, leftOut: [], hours: [], isNew: false });
  }
  return (
    <section aria-labelledby="rounds-heading" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="rounds-heading" className="text-21">
          On the road
        </h2>
        {open.length > 0 ? (
          <Button variant="secondary" busy={busy} onClick={() => void run(edit)}>
            Change {open.length === 1 ? 'it' : 'them'} by hand
          </Button>
        ) : null}
      </div>
      {query.data ? null : <Loading query={query} failed="We could not load the rounds" rows={2} />}
      {query.data && rounds.length === 0 ? (
        <Card>
          <EmptyState
            drawing="map"
            title="No round that day yet"
            text="Choose parcels below: we put them in an order that keeps to hours, loads and shifts, and you change what you know better."
          />
        </Card>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {rounds.map((round) => (
          <KeptRound key={round.id} round={round} />
        ))}
      </div>
      {query.hasNextPage ? (
        <MoreButton key={rounds.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </section>
  );
}

function KeptRound({ round }: { readonly round: RoundView }) {
  const { riderName, vehicle, stops } = round;
  const made = stops.filter(({ state }) => state !== 'gone');
  return (
    <Card className="grid gap-3">
      <div>
        <h3 className="text-17">{riderName}</h3>
        <p className="text-15 text-ink-soft">
          {vehicle ? `${vehicle.plate} · ` : ''}
          {gistOfRound(round)}
        </p>
      </div>
      <RoundMap stops={made} />
      <Fold title="Stops" text={made.find(({ state }) => state === 'ahead') ? nextOf(round) : 'Nothing is left'}>
        <ol className="-mx-1">
          {made.map((stop, index) => (
            <li key={`${stop.orderId}.${stop.kind}`} className="border-line not-first:border-t">
              <Link to={orderHref(stop.orderId)} className="flex min-h-11 items-center gap-3 px-1 py-2 hover:bg-paper">
                <StopNumber number={index + 1} isDone={stop.state === 'done'} />
                <span className="min-w-0 flex-1">
                  <span className="block">
                    {doingAt(stop)} {stop.name || stop.label}
                  </span>
                  <span className="block truncate text-13 text-ink-soft">{stop.address || stop.label}</span>
                </span>
                <span className="flex-none text-13 text-ink-soft tabular-nums">
                  {stop.doneAt ? clockOf(stop.doneAt) : stop.expectedAt ? clockOf(stop.expectedAt) : ''}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </Fold>
    </Card>
  );
}

function nextOf({ stops }: RoundView): string {
  const next = stops.find(({ state }) => state === 'ahead');
  return next ? `Next: ${doingAt(next)} ${next.name}, ${next.label}` : '';
}
