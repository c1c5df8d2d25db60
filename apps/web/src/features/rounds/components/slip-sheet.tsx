import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RoundParcelView } from '@waybill/contract/rounds/list-round-parcels';
import type { DraftRoundView } from '@waybill/contract/rounds/round-view';
import { newKey } from '../../../forms/request-key.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { findRoundsForQuery } from '../api/find-rounds-for.ts';
import { keepRounds } from '../api/keep-rounds.ts';
import { ofDraft } from '../model/edit-rounds.ts';
import { clockOf } from '../model/round-words.ts';

type SlipSheetProps = { readonly parcel: RoundParcelView; readonly day: string; readonly onClose: () => void };

/** The rounds into which one more parcel fits without breaking a promise, with what it costs each. */
export function SlipSheet({ parcel: { orderId, to }, day, onClose }: SlipSheetProps) {
  const queries = useQueryClient();
  const query = useQuery(findRoundsForQuery(orderId));
  const { busy, run } = useBusy();
  const slip = (round: DraftRoundView) =>
    run(async () => {
      try {
        await keepRounds({ day, rounds: [ofDraft(round)] }, newKey());
      } finally {
        await queries.invalidateQueries({ queryKey: ['orders'] });
      }
      toast.success(`In the round of ${round.riderName}`, 'Their phone rings now.');
      onClose();
    });
  return (
    <Sheet title={`Slip in: to ${to.label}`} open onClose={onClose}>
      {query.data ? null : <Loading query={query} failed="We could not look for a round" rows={3} />}
      {query.data?.rounds.length === 0 ? (
        <p className="text-ink-soft">
          It fits into no round of today without making somebody late or a vehicle too heavy. Give it to a rider by itself, or
          change a round by hand.
        </p>
      ) : null}
      <div className="-mx-5" aria-busy={busy || undefined}>
        {query.data?.rounds.map(({ round, cost }) => (
          <ListRow
            key={round.riderId}
            title={round.riderName}
            text={`${cost.words} There at ${clockOf(arrivalOf(round, orderId))}.`}
            onClick={() => void slip(round)}
          />
        ))}
      </div>
    </Sheet>
  );
}

function arrivalOf({ stops, endsAt }: DraftRoundView, orderId: string): string {
  return stops.find((stop) => stop.orderId === orderId && stop.kind === 'drop-off')?.arrivesAt ?? endsAt;
}
