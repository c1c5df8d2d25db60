import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import type { RiderView } from '@waybill/contract/orders/rider-view';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { distanceInWords } from '../../model/distance-words.ts';
import { vehicleWord } from '../../model/mode-words.ts';

/** One rider in two lines: who, how good, how far. */
export function RiderRow({ rider, trailing }: { readonly rider: RiderView; readonly trailing?: ReactNode }) {
  const { fullName, profilePicture, rating, numberOfDeliveries, dispatchMode, distanceKm, minutesAway, baseFare } = rider;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={fullName} src={profilePicture} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{fullName}</span>
        <span className="block text-13 text-ink-soft">
          {rating > 0 ? `★ ${rating.toFixed(1)}, ` : ''}
          {deliveriesInWords(numberOfDeliveries)} · {vehicleWord(dispatchMode)}
        </span>
        <span className="block text-13 text-ink-soft">
          {minutesAway} min away, {distanceInWords(distanceKm)}
          {baseFare === null ? '' : ` · from ${formatMoney(minorOf(baseFare), rider.currency)}`}
        </span>
      </span>
      {trailing}
    </span>
  );
}

function deliveriesInWords(count: number): string {
  if (count === 0) return 'New to carrying';
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}

type Answer = ExpressSearchView['rung'][number]['answer'];

const answers: Readonly<Record<Answer, { readonly word: string; readonly look: string }>> = {
  ringing: { word: 'Ringing', look: 'text-ink' },
  declined: { word: 'Let it pass', look: 'text-ink-soft' },
  missed: { word: 'No answer', look: 'text-ink-soft' },
  accepted: { word: 'Accepted', look: 'text-palm' },
  'too-late': { word: 'Too late', look: 'text-ink-soft' },
};

export function AnswerWord({ answer }: { readonly answer: Answer }) {
  const { word, look } = answers[answer];
  return <span className={`display flex-none text-15 font-semibold ${look}`}>{word}</span>;
}
