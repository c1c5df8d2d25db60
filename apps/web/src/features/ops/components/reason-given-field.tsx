import { opsLimits } from '@waybill/contract/ops/because';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { forPerson } from '../model/written-for.ts';
import { WordsField } from './replies/words-field.tsx';
import type { useOpsDraft } from './use-ops-draft.ts';

type ReasonGivenFieldProps = {
  readonly draft: ReturnType<typeof useOpsDraft>;
  readonly person: Pick<PersonView, 'fullName' | 'username' | 'isDispatchPartner'>;
};

/** The reason as the person reads it in the email that they get. */
export function ReasonGivenField({ draft, person }: ReasonGivenFieldProps) {
  return (
    <WordsField
      of={forPerson('measure', person)}
      label="What we tell them"
      hint="They get it by email and can answer. Left empty, we say that something is being looked into."
      maxLength={opsLimits.toldAs}
      value={draft.text}
      onWrite={draft.write}
    />
  );
}
