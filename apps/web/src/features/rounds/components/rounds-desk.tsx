import { addDays } from '@waybill/contract/day';
import { useState } from 'react';
import { lagosDay } from '../../../ui/lagos-day.ts';
import { Segments } from '../../../ui/segments.tsx';
import type { Editing } from '../model/editing.ts';
import { KeptRounds } from './kept-rounds.tsx';
import { ParcelChoice } from './parcel-choice.tsx';
import { RoundEditor } from './round-editor.tsx';

/** Where rounds are made: what waits, what is planned, and what is ridden. */
export function RoundsDesk() {
  const [which, setWhich] = useState<'today' | 'tomorrow'>('today');
  const [editing, setEditing] = useState<Editing>();
  const today = lagosDay(new Date());
  const day = which === 'today' ? today : addDays(today, 1);
  if (editing) return <RoundEditor key={editing.day} editing={editing} onClose={() => setEditing(undefined)} />;
  return (
    <div className="grid gap-8">
      <Segments
        label="The day"
        value={which}
        onChange={setWhich}
        options={[
          { value: 'today', label: 'Today' },
          { value: 'tomorrow', label: 'Tomorrow' },
        ]}
        className="max-w-xs"
      />
      <KeptRounds key={day} day={day} onEdit={setEditing} />
      <ParcelChoice day={day} isToday={which === 'today'} onPlanned={setEditing} />
    </div>
  );
}
