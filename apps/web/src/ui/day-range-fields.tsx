import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type DayRange = { readonly startDate?: string | undefined; readonly endDate?: string | undefined };

type DayRangeFieldsProps = {
  readonly range: DayRange;
  readonly onChange: (name: 'startDate' | 'endDate', day: string) => void;
};

/** The first and the last day, both included. */
export function DayRangeFields({ range, onChange }: DayRangeFieldsProps) {
  const { startDate, endDate } = range;
  return (
    <>
      <DayField label="From" day={startDate} max={endDate} onDay={(day) => onChange('startDate', day)} />
      <DayField
        label="To"
        day={endDate}
        min={startDate}
        error={isBackwards(range) ? 'This is before the first day' : undefined}
        onDay={(day) => onChange('endDate', day)}
      />
    </>
  );
}

type DayFieldProps = Pick<TextFieldProps, 'label' | 'min' | 'max' | 'error'> & {
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
};

/** Keeps what is being typed: on the way to 2026 the browser says 0002, 0020 and 0202, which nobody means. */
function DayField({ day = '', onDay, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);

  function type(text: string) {
    setTyped(text);
    if (!text.startsWith('0')) onDay(text);
  }

  return <TextField {...field} type="date" value={typed} onChange={(event) => type(event.target.value)} />;
}

/** True when the first day comes after the last: nothing could be found then. */
export function isBackwards({ startDate, endDate }: DayRange): boolean {
  return startDate !== undefined && endDate !== undefined && startDate > endDate;
}
