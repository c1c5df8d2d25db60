import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { dateInWords } from '../../../ui/lagos-day.ts';
import { dayInShort, daysOf, isOver, shiftInWords, shiftsOn } from '../model/week.ts';
import type { ShiftsShown } from './shift-table.tsx';

/** The week on a phone: a day at a time, and everybody who can ride with their hours of it. */
export function ShiftDays({ week, today, riders, onAsk }: ShiftsShown) {
  const days = daysOf(week);
  const [chosen, setDay] = useState(days.includes(today) ? today : week);
  const now = new Date();
  const planned = (day: string) => riders.filter(({ shifts }) => shiftsOn(shifts, day).length > 0).length;
  return (
    <>
      <fieldset className="border-b border-line p-2">
        <legend className="sr-only">Day</legend>
        <div className="grid grid-cols-7 gap-1">
          {days.map((day) => {
            const [weekday, date] = dayInShort(day).split(' ');
            return (
              <label
                key={day}
                className={classNames(
                  'grid min-h-14 place-items-center rounded-field py-1.5 text-13 leading-tight has-focus-visible:outline-2',
                  day === chosen ? 'bg-palm text-paper' : day === today ? 'text-palm' : 'text-ink-soft',
                )}
              >
                <input
                  type="radio"
                  name="day"
                  value={day}
                  checked={day === chosen}
                  onChange={() => setDay(day)}
                  aria-label={`${dateInWords(day, today)}, ${planned(day)} planned`}
                  className="sr-only"
                />
                <span aria-hidden="true">{weekday}</span>
                <span aria-hidden="true" className="text-17 font-semibold tabular">
                  {date}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <ul aria-label={dateInWords(chosen, today)}>
        {riders.map(({ riderId, name, profilePicture, shifts }) => {
          const own = shiftsOn(shifts, chosen);
          return (
            <li key={riderId} className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
              <Avatar name={name} src={profilePicture} size={36} />
              <p className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                {own.length === 0 ? <span className="block text-13 text-ink-soft">Not planned</span> : null}
              </p>
              <div className="grid gap-1.5">
                {own.map((shift) => (
                  <button
                    key={shift.id}
                    type="button"
                    disabled={isOver(shift, now)}
                    aria-label={`Change ${name}, ${shiftInWords(shift)}`}
                    onClick={() => onAsk({ riderId, day: chosen, shift })}
                    className="min-h-11 rounded-field bg-palm/12 px-3 text-15 tabular disabled:bg-line/50 disabled:text-ink-soft"
                  >
                    {shiftInWords(shift)}
                  </button>
                ))}
                {chosen < today || own.length > 0 ? null : (
                  <Button
                    variant="secondary"
                    icon={<Plus size={18} aria-hidden="true" />}
                    aria-label={`Plan ${name} on ${dateInWords(chosen, today)}`}
                    onClick={() => onAsk({ riderId, day: chosen })}
                  >
                    Plan
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
