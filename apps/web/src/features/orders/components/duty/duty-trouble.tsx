import type { DutyView } from '@waybill/contract/orders/duty';
import { formatClock } from '../../../../ui/format-clock.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { PositionTrouble } from '../../../places/index.ts';

const words: Readonly<Record<PositionTrouble, { readonly title: string; readonly text: string }>> = {
  refused: {
    title: 'Your browser does not tell us where you are',
    text: 'Tap the icon left of the address, allow “Location” for Waybill, and try again. Without it nobody near you can be found.',
  },
  unavailable: {
    title: 'We could not find where you are',
    text: 'Turn on location on your phone, step outside or to a window, and try again.',
  },
  unsupported: {
    title: 'This browser has no location',
    text: 'Open Waybill on your phone, where it can find out where you are.',
  },
};

type DutyTroubleProps = { readonly trouble: PositionTrouble | 'hours'; readonly workingHours: DutyView['workingHours'] };

/** Why one cannot go on duty now, and what to do about it. */
export function DutyTrouble({ trouble, workingHours }: DutyTroubleProps) {
  if (trouble === 'hours')
    return (
      <Notice tone="attention" title="You are closed now">
        {hoursInWords(workingHours)} Change your working hours if you want to ride at this time.
      </Notice>
    );
  const { title, text } = words[trouble];
  return (
    <Notice tone="attention" title={title}>
      {text}
    </Notice>
  );
}

export function hoursInWords(hours: DutyView['workingHours']): string {
  return hours ? `Your business works from ${formatClock(hours.start)} to ${formatClock(hours.end)}.` : '';
}
