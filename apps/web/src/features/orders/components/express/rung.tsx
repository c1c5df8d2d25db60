import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import { AnswerWord, RiderRow } from './rider-row.tsx';

/** Who was rung, nearest first, and what they answered. */
export function Rung({ rung }: Pick<ExpressSearchView, 'rung'>) {
  return (
    <ul aria-label="Riders" className="divide-y divide-line">
      {rung.map((rider) => (
        <li key={rider.id} className="flex py-2.5">
          <RiderRow rider={rider} trailing={<AnswerWord answer={rider.answer} />} />
        </li>
      ))}
    </ul>
  );
}
