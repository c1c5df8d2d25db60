import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import { gapComplaint } from '@waybill/contract/ops/reply-fields';
import { restorePerson } from '../../api/restore-person.ts';
import { suspendPerson } from '../../api/suspend-person.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { ReasonGivenField } from '../reason-given-field.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type AccountStatusProps = { readonly person: PersonDetailsView; readonly onClose: () => void };

export function SuspendSheet({ person, onClose }: AccountStatusProps) {
  const toldAs = useOpsDraft(`suspend-told.${person.id}`);
  return (
    <DecisionSheet
      name={`suspend.${person.id}`}
      title={`Suspend ${person.fullName}?`}
      text={
        <>
          They are signed out everywhere, and every call of theirs is refused until somebody restores them.
          {person.runningOrders > 0
            ? ` They have ${person.runningOrders} running ${person.runningOrders === 1 ? 'order' : 'orders'}: those go on without them.`
            : ''}
        </>
      }
      confirmLabel="Suspend"
      tone="danger"
      done={`${person.fullName} is suspended`}
      onDecide={async (because) => {
        await suspendPerson(person.id, because, toldAs.text.trim());
        toldAs.forget();
      }}
      missing={gapComplaint(toldAs.text)}
      onClose={onClose}
    >
      <ReasonGivenField draft={toldAs} person={person} />
    </DecisionSheet>
  );
}

export function RestoreSheet({ person, onClose }: AccountStatusProps) {
  const toldAs = useOpsDraft(`restore-told.${person.id}`);
  return (
    <DecisionSheet
      name={`restore.${person.id}`}
      title={`Restore ${person.fullName}?`}
      text="They can sign in again at once, and find everything as it was."
      confirmLabel="Restore"
      done={`${person.fullName} is back`}
      onDecide={async (because) => {
        await restorePerson(person.id, because, toldAs.text.trim());
        toldAs.forget();
      }}
      missing={gapComplaint(toldAs.text)}
      onClose={onClose}
    >
      <ReasonGivenField draft={toldAs} person={person} />
    </DecisionSheet>
  );
}
