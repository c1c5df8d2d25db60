import { measureReasons } from '@waybill/contract/measures/measure-view';
import { SelectField } from '../../../../ui/select-field.tsx';
import { measureReasonTitles } from '../../model/measure-words.ts';
import type { useOpsDraft } from '../use-ops-draft.ts';

type ReasonFieldProps = { readonly draft: ReturnType<typeof useOpsDraft>; readonly error?: string | undefined };

/** The reason from the list; the person reads it as a sentence. */
export function ReasonField({ draft, error }: ReasonFieldProps) {
  return (
    <SelectField
      label="Reason"
      hint="They read it as a sentence of ours."
      error={error}
      value={draft.text}
      onChange={(event) => draft.write(event.target.value)}
    >
      <option value="">Please choose</option>
      {measureReasons.map((reason) => (
        <option key={reason} value={reason}>
          {measureReasonTitles[reason]}
        </option>
      ))}
    </SelectField>
  );
}
