import type { Currency } from '@waybill/contract/money';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { AmountField } from '../../../forms/amount-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ListDraft } from '../model/list-draft.ts';

type Rows = ListDraft['bands'];

type StepRowsProps = {
  readonly title: string;
  readonly lead: string;
  readonly unit: 'km' | 'kg';
  readonly amountLabel: string;
  readonly currency: Currency;
  readonly rows: Rows;
  /** Their names in the list, by which mistakes are found. */
  readonly names: { readonly list: string; readonly upTo: string; readonly amount: string };
  readonly mistakeAt: (name: string) => string | undefined;
  readonly onChange: (rows: Rows) => void;
  readonly children?: ReactNode;
};

/** Rows of “up to so much, so much”: they can be added to and taken away. */
export function StepRows({ title, lead, unit, rows, names, mistakeAt, onChange, children, ...props }: StepRowsProps) {
  const set = (index: number, changes: Partial<Rows[number]>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  const whole = mistakeAt(names.list);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-17">{title}</h2>
        <p className="text-15 text-ink-soft">{lead}</p>
      </div>
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
          <li key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.75rem] items-start gap-2">
            <TextField
              label={`Up to, ${unit}`}
              inputMode="decimal"
              autoComplete="off"
              value={row.upTo}
              error={mistakeAt(`${names.list}.${index}.${names.upTo}`)}
              aria-invalid={whole !== undefined || undefined}
              onChange={({ target }) => set(index, { upTo: target.value })}
            />
            <AmountField
              isInRows
              currency={props.currency}
              label={props.amountLabel}
              value={row.amount}
              error={mistakeAt(`${names.list}.${index}.${names.amount}`)}
              onChange={({ target }) => set(index, { amount: target.value })}
            />
            <IconButton
              label={`Take away the row up to ${row.upTo || '…'} ${unit}`}
              disabled={rows.length === 1}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {whole ? <p className="text-15 text-clay">{whole}.</p> : null}
      {rows.length < 12 ? (
        <Button
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange([...rows, { upTo: '', amount: '' }])}
        >
          Add a row
        </Button>
      ) : null}
      {children}
    </Card>
  );
}
