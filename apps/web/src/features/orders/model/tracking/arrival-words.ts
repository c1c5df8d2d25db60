import type { OrderView } from '@waybill/contract/orders/order-view';
import { dateWords, lagos, type Zone } from '../../../../ui/calendar.ts';
import { formatClock } from '../../../../ui/format-clock.ts';

type ArrivalWindow = NonNullable<OrderView['arrivalWindow']>;

/** “Today, 2:10 pm to 2:50 pm”; “Thu 19 Nov, 11:00 pm to Fri 20 Nov, 3:00 am” where the night lies between. */
export function arrivalWords({ earliest, latest }: ArrivalWindow, now: Date, zone: Zone = lagos): string {
  const [first, last] = [new Date(earliest), new Date(latest)];
  const day = dayOf(first, now, zone);
  const lastDay = dayOf(last, now, zone);
  const clock = (at: Date) => formatClock(dateWords(at, zone));
  return `${day}, ${clock(first)} to ${lastDay === day ? '' : `${lastDay.replace('Tomorrow', 'tomorrow')}, `}${clock(last)}`;
}

function dayOf(at: Date, now: Date, zone: Zone): string {
  const named = (date: Date) => {
    const { weekday, day, month } = dateWords(date, zone);
    return `${weekday} ${day} ${month}`;
  };
  if (named(at) === named(now)) return 'Today';
  return named(at) === named(new Date(now.getTime() + 86_400_000)) ? 'Tomorrow' : named(at);
}
