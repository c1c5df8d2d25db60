import { opsLimits } from '@waybill/contract/ops/because';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { forPerson, forSeveral } from '../model/written-for.ts';
import { WordsField } from './replies/words-field.tsx';
import type { useOpsDraft } from './use-ops-draft.ts';

type ReasonGivenFieldProps = {
  readonly draft: ReturnType<typeof useOpsDraft>;
  /** Without: the same words for several people. */
  readonly person?: Pick<PersonView, 'fullName' | 'username' | 'isDispatchPartner'>;
};

/** The reason as the person reads it in the email that they get. */
export function ReasonGivenField({ draft, person }: ReasonGivenFieldProps) {
  return (
    <WordsField
      of={person ? forPerson('measure', person) : forSeveral('measure')}
      label="What we tell them"
      hint="They get it by email and can answer. Left empty, we say that something is being looked into."
      maxLength={opsLimits.toldAs}
      value={draft.text}
      onWrite={draft.write}
    />
  );
}
