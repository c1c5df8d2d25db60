import { opsLimits } from '@waybill/contract/ops/because';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { useOpsDraft } from './use-ops-draft.ts';

/** The reason as the person reads it in the email that they get. */
export function ReasonGivenField({ draft }: { readonly draft: ReturnType<typeof useOpsDraft> }) {
  return (
    <TextAreaField
      label="What we tell them"
      hint="They get it by email and can answer. Left empty, we say that something is being looked into."
      maxLength={opsLimits.toldAs}
      value={draft.text}
      onChange={(event) => draft.write(event.target.value)}
    />
  );
}
