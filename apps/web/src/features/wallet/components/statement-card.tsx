import { addDays } from '@waybill/contract/day';
import type { Currency } from '@waybill/contract/money';
import { isTooLongForStatement } from '@waybill/contract/wallet/statement-period';
import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { here } from '../../../ui/calendar.ts';
import { Card } from '../../../ui/card.tsx';
import { dayIn } from '../../../ui/lagos-day.ts';
import { readerZone, zoneWords } from '../../../ui/reader-zone.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getStatement, type StatementInput } from '../api/get-statement.ts';

const day = z.string('Please choose a day').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day'));

function period(startDate: string) {
  return z.strictObject({
    startDate: day,
    endDate: day.check(
      z.refine((end) => end >= startDate, 'This is before the first day'),
      z.refine((endDate) => !isTooLongForStatement({ startDate: startDate || endDate, endDate }), 'Please choose a year or less'),
    ),
  });
}

/** The statement of a period, as a file for a spreadsheet or for printing. */
export function StatementCard({ currency }: { readonly currency: Currency }) {
  const today = dayIn(new Date(), here);
  const form = useSchemaForm({
    schema: ({ startDate }: { startDate: string; endDate: string }) => period(startDate),
    initial: { startDate: addDays(today, -29), endDate: today },
  });
  // Beside the state: the form is sent in the same moment as the button is pressed.
  const wanted = useRef<StatementInput['format']>('csv');
  const [format, setFormat] = useState(wanted.current);

  async function download(dates: { startDate: string; endDate: string }) {
    const { name, file } = await getStatement({ format: wanted.current, currency, timeZone: readerZone(), ...dates });
    saveFile(name, file);
    toast.success('Your statement is ready', name);
  }

  return (
    <section aria-labelledby="statement-heading">
      <Card>
        <h2 id="statement-heading" className="text-17">
          Statement
        </h2>
        <p className="mt-1 mb-4 text-13 text-ink-soft">Every movement of a period, with the balance after it.</p>
        <form {...form.form({ onValid: download })} className="grid gap-3">
          <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <TextField label="First day" type="date" max={today} {...form.field('startDate')} />
            <TextField label="Last day" type="date" max={today} {...form.field('endDate')} />
          </div>
          <p className="text-13 text-ink-soft">{zoneWords()}</p>
          <div className="grid grid-cols-2 gap-3">
            {(['csv', 'pdf'] as const).map((kind) => (
              <Button
                key={kind}
                type="submit"
                variant="secondary"
                busy={form.busy && format === kind}
                onClick={() => {
                  wanted.current = kind;
                  setFormat(kind);
                }}
                aria-label={`Download as ${kind.toUpperCase()}`}
                icon={<Download size={18} aria-hidden="true" />}
              >
                {kind.toUpperCase()}
              </Button>
            ))}
          </div>
        </form>
      </Card>
    </section>
  );
}
