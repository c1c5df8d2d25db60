import type { RiderWeekView } from '@waybill/contract/fleet/shift-view';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { dateInWords } from '../../../ui/lagos-day.ts';
import { dayInShort, daysOf, hoursOf, isOver, shiftInWords, shiftsOn } from '../model/week.ts';
import type { ShiftAsked } from './shift-sheet.tsx';

export type ShiftsShown = {
  /** Its Monday. */
  readonly week: string;
  readonly today: string;
  readonly riders: readonly RiderWeekView[];
  readonly onAsk: (asked: ShiftAsked) => void;
};

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Riders by days. Arrows go from day to day and from rider to rider, as in every table that one fills in. */
export function ShiftTable({ week, today, riders, onAsk }: ShiftsShown) {
  const days = daysOf(week);
  const now = new Date();

  function key(event: KeyboardEvent<HTMLTableElement>) {
    const move = moves[event.key];
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-row]') : null;
    if (!move || !cell) return;
    event.preventDefault();
    const [row, column] = [Number(cell.dataset.row) + move[0], Number(cell.dataset.column) + move[1]];
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"] button`)?.focus();
  }

  return (
    <table className="w-full table-fixed text-15" onKeyDown={key}>
      <thead>
        <tr className="border-b border-line text-13 text-ink-soft">
          <th scope="col" className="w-48 px-4 py-3 text-left font-medium">
            Rider
          </th>
          {days.map((day) => (
            <th key={day} scope="col" className={classNames('px-1 py-3 font-medium', day === today && 'text-palm')}>
              {dayInShort(day)}
              {day === today ? <span className="sr-only">, today</span> : null}
            </th>
          ))}
          <th scope="col" className="w-16 px-2 py-3 font-medium">
            Hours
          </th>
        </tr>
      </thead>
      <tbody>
        {riders.map(({ riderId, name, profilePicture, shifts }, row) => (
          <tr key={riderId} className="border-line not-first:border-t">
            <th scope="row" className="px-4 py-2 text-left font-medium">
              <span className="flex items-center gap-2.5">
                <Avatar name={name} src={profilePicture} size={28} />
                <span className="min-w-0 truncate" title={name}>
                  {name}
                </span>
              </span>
            </th>
            {days.map((day, column) => (
              <td key={day} data-row={row} data-column={column} className="border-l border-line p-1 align-top">
                <div className="grid gap-1">
                  {shiftsOn(shifts, day).map((shift) => (
                    <button
                      key={shift.id}
                      type="button"
                      disabled={isOver(shift, now)}
                      aria-label={`${name}, ${dateInWords(day, today)}, ${shiftInWords(shift)}`}
                      onClick={() => onAsk({ riderId, day, shift })}
                      className="min-h-11 rounded-field bg-palm/12 px-1 py-1 text-13 leading-snug tabular enabled:hover:bg-palm/20 disabled:bg-line/50 disabled:text-ink-soft"
                    >
                      {shiftInWords(shift)}
                    </button>
                  ))}
                  {day < today || shiftsOn(shifts, day).length > 0 ? null : (
                    <button
                      type="button"
                      aria-label={`Plan ${name} on ${dateInWords(day, today)}`}
                      onClick={() => onAsk({ riderId, day })}
                      className="grid min-h-11 place-items-center rounded-field text-ink-soft hover:bg-line/50 hover:text-ink"
                    >
                      <Plus size={18} aria-hidden="true" />
                    </button>
                  )}
                </div>
              </td>
            ))}
            <td className="border-l border-line px-2 py-2 text-center text-13 text-ink-soft tabular">
              {shifts.length === 0 ? '–' : formatNumber(hoursOf(shifts))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
