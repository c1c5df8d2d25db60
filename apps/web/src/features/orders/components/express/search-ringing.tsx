import { useQueryClient } from '@tanstack/react-query';
import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import { Card } from '../../../../ui/card.tsx';
import { Countdown } from './countdown.tsx';
import { AnswerWord, RiderRow } from './rider-row.tsx';

/** It rings: for whom, for how long, and what they answered. */
export function SearchRinging({ search }: { readonly search: ExpressSearchView }) {
  const queries = useQueryClient();
  const { rung, ringsUntil } = search;
  const ringing = rung.filter(({ answer }) => answer === 'ringing').length;
  return (
    <section aria-label="Who is rung" className="grid gap-4">
      <Card className="grid gap-3 border-2 border-marigold">
        <p role="status" className="text-17 font-semibold">
          {ringing === 1 ? 'Ringing one rider' : `Ringing ${ringing} riders`}
        </p>
        {ringsUntil ? (
          <Countdown
            until={ringsUntil}
            label="Time left to answer"
            onOver={() => void queries.invalidateQueries({ queryKey: ['express', 'search'] })}
          />
        ) : null}
        <p className="text-13 text-ink-soft">If nobody answers in time, we ring more riders, farther away.</p>
      </Card>
      <ul className="divide-y divide-line">
        {rung.map((rider) => (
          <li key={rider.id} className="flex py-2.5">
            <RiderRow rider={rider} trailing={<AnswerWord answer={rider.answer} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
