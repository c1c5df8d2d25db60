import { useQuery } from '@tanstack/react-query';
import type { BoardOrderView } from '@waybill/contract/board/board-view';
import { useBusy } from '../../../forms/use-busy.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { suggestRidersQuery } from '../api/suggest-riders.ts';
import { wayOf } from '../model/board-rows.ts';
import { holderWords } from '../model/row-words.ts';
import type { Gift, Receiver } from '../model/use-giving.ts';

type GiveSheetProps = {
  readonly order: BoardOrderView;
  readonly onGive: (gifts: readonly Gift[]) => Promise<void>;
  readonly onOpen: (order: BoardOrderView) => void;
  readonly onClose: () => void;
};

/** Who should carry one parcel: the best first, each with the reason, and why not the others. */
export function GiveSheet({ order, onGive, onOpen, onClose }: GiveSheetProps) {
  const query = useQuery(suggestRidersQuery(order.orderId));
  const { busy, run } = useBusy();
  const [best, ...more] = query.data?.riders ?? [];
  const others = query.data?.others ?? [];
  const give = (to: Receiver | undefined) =>
    void run(async () => {
      await onGive([{ order, to }]);
      onClose();
    });
  return (
    <Sheet title={`Who takes ${wayOf(order)}?`} open tall onClose={onClose}>
      <div className="grid gap-5 pb-5" aria-busy={busy || undefined}>
        <p className="text-15 text-ink-soft">
          <span className="font-mono">{order.trackingId}</span> · {holderWords(order)}
        </p>
        {query.data ? null : <Loading query={query} failed="We could not ask who is near" />}
        {best ? (
          <section aria-labelledby="suggested-heading" className="rounded-card border-2 border-palm p-4">
            <h3 id="suggested-heading" className="caption">
              Suggested
            </h3>
            <Candidate {...best} />
            <Button full busy={busy} onClick={() => give(best)} className="mt-3">
              Give it to {best.name}
            </Button>
          </section>
        ) : null}
        {query.data && !best ? (
          <Notice tone="attention" title="Nobody fits right now">
            Below is why. Somebody may come on duty, or you know better.
          </Notice>
        ) : null}
        {more.length > 0 ? (
          <section aria-labelledby="also-heading">
            <h3 id="also-heading" className="mb-1 text-17">
              They fit, too
            </h3>
            <ul>
              {more.map((rider) => (
                <li key={rider.riderId} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
                  <Candidate {...rider} />
                  <Button
                    variant="secondary"
                    aria-label={`Give it to ${rider.name}`}
                    onClick={() => give(rider)}
                    className="min-h-11 flex-none px-3.5 text-15"
                  >
                    Give
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {others.length > 0 ? (
          <Fold title={`Why not the others (${others.length})`} isOpen={!best}>
            <ul>
              {others.map((rider) => (
                <li key={rider.riderId} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
                  <Candidate {...rider} />
                  {rider.why === 'has-it' || rider.why === 'own-parcel' ? null : (
                    <Button
                      variant="quiet"
                      aria-label={`Give it to ${rider.name} anyway`}
                      onClick={() => give(rider)}
                      className="min-h-11 flex-none px-3 text-15"
                    >
                      Anyway
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
        <div className="grid gap-2">
          {order.riderId === null ? null : (
            <Button variant="secondary" full busy={busy} onClick={() => give(undefined)}>
              Take it back from {order.riderName}
            </Button>
          )}
          <Button variant="quiet" full onClick={() => onOpen(order)}>
            See the order
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

type CandidateProps = { readonly name: string; readonly profilePicture: string | null; readonly reason: string };

function Candidate({ name, profilePicture, reason }: CandidateProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={name} src={profilePicture} size={36} />
      <p className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-13 text-ink-soft wrap-anywhere">{reason}</span>
      </p>
    </div>
  );
}
