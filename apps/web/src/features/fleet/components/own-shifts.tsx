import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { getRiderDutyQuery } from '../api/get-rider-duty.ts';
import { hoursOf, plannedOf, shiftInWords } from '../model/week.ts';

/** What somebody is planned for in the next two weeks. Stands below their duty, which says how loading goes. */
export function OwnShifts() {
  const { data } = useQuery(getRiderDutyQuery);
  if (!data) return null;
  const today = lagosDay(new Date());
  return (
    <section aria-labelledby="own-shifts">
      <h2 id="own-shifts" className="mb-2.5 text-17">
        The next two weeks
      </h2>
      <Card className="overflow-hidden p-0">
        {data.shifts.length === 0 ? (
          <p className="px-5 py-4 text-ink-soft">No shift is planned for you. Go on duty yourself whenever you can ride.</p>
        ) : (
          <ul>
            {data.shifts.map((shift) => (
              <li key={shift.id} className="flex items-baseline gap-3 border-line px-5 py-3.5 not-first:border-t">
                <span className="min-w-0 flex-1 font-medium">{dayInWords(plannedOf(shift).day, today)}</span>
                <span className="text-15 tabular">{shiftInWords(shift)}</span>
                <span className="w-10 text-right text-13 text-ink-soft tabular">{hoursOf([shift])} h</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
