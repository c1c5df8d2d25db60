import { importField, importFields, importFieldWords, neededImportFields } from '@waybill/contract/imports/import-fields';
import type { ImportView } from '@waybill/contract/imports/import-view';
import { useBusy } from '../../../forms/use-busy.ts';
import { Fold } from '../../../ui/fold.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { updateImport } from '../api/update-import.ts';

type ImportColumnsProps = { readonly of: ImportView; readonly onChanged: (next: ImportView) => void };

/** What each column was taken for, with a few of its values; changed at once where the guess was wrong. */
export function ImportColumns({ of, onChanged }: ImportColumnsProps) {
  const { busy, run } = useBusy();
  const fields = of.columns.map(({ field }) => field);
  const lacking = neededImportFields.filter((field) => !fields.includes(field));
  const aside = of.columns.filter(({ field, samples }) => field === null && samples.length > 0);

  function choose(index: number, value: string): void {
    const parsed = importField.safeParse(value);
    const field = parsed.success ? parsed.data : null;
    // What was that until now is left aside: no two columns are the same.
    const next = fields.map((before, place) => (place === index ? field : before === field ? null : before));
    void run(async () => onChanged(await updateImport(of.id, { fields: next })));
  }

  return (
    <Fold
      title="Columns"
      isOpen={lacking.length > 0}
      text={
        lacking.length > 0
          ? `Please say which column is: ${lacking.map((field) => importFieldWords[field].toLowerCase()).join(', ')}`
          : `${of.columns.length - aside.length} understood${aside.length > 0 ? `, ${aside.length} left aside` : ''}`
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {of.columns.map(({ header, field, samples }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and two may have the same header
          <li key={index}>
            <SelectField
              label={header === '' ? `Column ${index + 1}` : header}
              hint={samples.length > 0 ? samples.join(' · ').slice(0, 90) : 'It is empty'}
              value={field ?? ''}
              disabled={busy}
              onChange={(event) => choose(index, event.target.value)}
            >
              <option value="">Leave it aside</option>
              {importFields.map((one) => (
                <option key={one} value={one}>
                  {importFieldWords[one]}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
