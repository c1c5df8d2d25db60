import { useQueryClient } from '@tanstack/react-query';
import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { When } from '../../../../ui/when.tsx';
import { distanceInWords } from '../../model/distance-words.ts';
import { Countdown } from './countdown.tsx';
import { Rung } from './rung.tsx';

type SearchRingingProps = {
  readonly search: ExpressSearchView;
  readonly busy: boolean;
  readonly onWiden: () => void;
};

/** It rings: for whom, how far, since when, for how long, and what they answered. */
export function SearchRinging({ search, busy, onWiden }: SearchRingingProps) {
  const queries = useQueryClient();
  const { rung, ringsUntil, startedAt, farthestKm, canWiden } = search;
  const ringing = rung.filter(({ answer }) => answer === 'ringing').length;
  return (
    <section aria-label="Who is rung" className="grid gap-4">
      <Card className="grid gap-3 border-2 border-marigold">
        <div>
          <p role="status" className="text-17 font-semibold">
            {ringing === 1 ? 'Ringing one rider' : `Ringing ${ringing} riders`}
          </p>
          <p className="text-13 text-ink-soft">
            {farthestKm === null ? null : <>Up to {distanceInWords(farthestKm)} away</>}
            {startedAt === null ? null : (
              <>
                {' '}
                · begun <When at={startedAt} />
              </>
            )}
          </p>
        </div>
        {ringsUntil ? (
          <Countdown
            until={ringsUntil}
            label="Time left to answer"
            onOver={() => void queries.invalidateQueries({ queryKey: ['express', 'search'] })}
          />
        ) : null}
        {canWiden ? (
          <>
            <p className="text-13 text-ink-soft">If nobody answers in time, we ring more riders, farther away.</p>
            <Button variant="secondary" busy={busy} onClick={onWiden}>
              Ring farther away now
            </Button>
          </>
        ) : (
          <p className="text-13 text-ink-soft">Everybody within reach is rung. You hear from us when somebody takes it.</p>
        )}
      </Card>
      <Rung rung={rung} />
    </section>
  );
}
