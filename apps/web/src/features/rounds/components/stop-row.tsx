import type { TodayStopView } from '@waybill/contract/rounds/get-today';
import Check from 'lucide-react/icons/check';
import { orderHref } from '../../../session/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { clockOf } from '../model/round-words.ts';
import { doingAt } from '../model/stop-words.ts';

type StopRowProps = { readonly stop: TodayStopView; readonly number: number; readonly isDone?: boolean };

/** A stop in the list of the day; the order has the rest. */
export function StopRow({ stop, number, isDone = false }: StopRowProps) {
  const { orderId, name, address, label, expectedAt, isExpress } = stop;
  return (
    <li className="border-line not-first:border-t">
      <Link to={orderHref(orderId)} className="flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-paper">
        <StopNumber number={number} isDone={isDone} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">
            {doingAt(stop)} {name}
          </span>
          <span className="block truncate text-13 text-ink-soft">
            {isExpress ? 'Express · ' : ''}
            {address || label}
          </span>
        </span>
        {expectedAt && !isDone ? (
          <span className="flex-none text-13 text-ink-soft tabular-nums">{clockOf(expectedAt)}</span>
        ) : null}
      </Link>
    </li>
  );
}

export function StopNumber({ number, isDone = false }: { readonly number: number; readonly isDone?: boolean }) {
  return (
    <span
      className={classNames(
        'grid size-8 flex-none place-items-center rounded-full text-13 font-semibold tabular-nums',
        isDone ? 'bg-palm text-paper' : 'border border-rule bg-card text-ink',
      )}
    >
      {isDone ? (
        <>
          <Check size={16} strokeWidth={3} aria-hidden="true" />
          <span className="sr-only">{number}, done</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
