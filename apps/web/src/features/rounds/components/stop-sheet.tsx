import type { DraftStopView } from '@waybill/contract/rounds/round-view';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type EditedRound, isOnBoard } from '../model/edit-rounds.ts';

export type Rider = { readonly riderId: string; readonly name: string };

type StopSheetProps = {
  readonly stop: DraftStopView;
  readonly rounds: readonly EditedRound[];
  readonly riders: readonly Rider[];
  readonly onGive: (riderId: string) => void;
  readonly onTakeOut: () => void;
  readonly onClose: () => void;
};

/** What else can be done with a parcel of a round: another rider, or none. */
export function StopSheet({ stop: { orderId, trackingId, label }, rounds, riders, onGive, onTakeOut, onClose }: StopSheetProps) {
  const round = rounds.find(({ stops }) => stops.some((stop) => stop.orderId === orderId));
  const others = riders.filter(({ riderId }) => riderId !== round?.riderId);
  if (round && isOnBoard(round, orderId))
    return (
      <Sheet title={`${trackingId}, ${label}`} open onClose={onClose}>
        <p className="text-ink-soft">
          It has been picked up, so it stays with its rider. You can still bring it earlier or later.
        </p>
      </Sheet>
    );
  return (
    <Sheet title={`${trackingId}, ${label}`} open onClose={onClose}>
      {others.length > 0 ? <h3 className="text-17">Give it to</h3> : null}
      <div className="-mx-5">
        {others.map(({ riderId, name }) => (
          <ListRow
            key={riderId}
            title={name}
            text={rounds.some((one) => one.riderId === riderId) ? 'Into their round' : 'A round of their own'}
            onClick={() => onGive(riderId)}
          />
        ))}
      </div>
      <Button variant="secondary" full onClick={onTakeOut}>
        Take it out of the round
      </Button>
    </Sheet>
  );
}
