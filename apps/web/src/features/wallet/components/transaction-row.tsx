import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Amount } from '../../../ui/amount.tsx';
import { dateWords, here } from '../../../ui/calendar.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatClock } from '../../../ui/format-clock.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { isUndone, kindWord, statusLook } from '../model/transaction-words.ts';

type TransactionRowProps = { readonly line: TransactionView; readonly hidden: boolean; readonly onOpen: () => void };

/** One movement in words: what it was, when, how it stands. */
export function TransactionRow({ line, hidden, onOpen }: TransactionRowProps) {
  const { word } = statusLook(line.status);
  const isIn = line.direction === 'in';
  const isSettled = line.status === 1;
  const Arrow = isIn ? ArrowDownLeft : ArrowUpRight;
  return (
    <button type="button" onClick={onOpen} className="list-row">
      <span className={classNames('flex-none', isIn ? 'text-palm' : 'text-ink-soft')}>
        <Arrow size={22} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        {/* The whole of it is a press away. */}
        <span className="line-clamp-2 font-medium wrap-anywhere">{line.title}</span>
        <span className="block text-13 text-ink-soft">
          {kindWord(line.kind)} ·{' '}
          <span className="whitespace-nowrap">{formatClock(dateWords(new Date(line.dateCreated), here))}</span>
        </span>
      </span>
      <span className="flex-none text-right">
        <span className={classNames('block', isUndone(line) ? 'text-ink-soft line-through' : isIn && 'text-palm')}>
          <span className="sr-only">{isIn ? 'in: ' : 'out: '}</span>
          <span aria-hidden="true">{isIn ? '+' : '−'}</span>
          <Amount minor={minorOf(line.amount)} currency={line.currency} hidden={hidden} />
        </span>
        {isSettled ? null : (
          <span className={classNames('block text-13 font-medium', line.status === 2 ? 'text-clay' : 'text-ink-soft')}>
            {word}
          </span>
        )}
      </span>
    </button>
  );
}
