import { type RefusalReason, reasonsFor, refusalWords } from '@waybill/contract/kyc/documents';
import { opsLimits } from '@waybill/contract/ops/because';
import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import { CheckField } from '../../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { decideCheck } from '../../api/decide-check.ts';
import { forPerson } from '../../model/written-for.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type DecideProps = { readonly check: CheckDetailsView; readonly onClose: () => void };

export function AcceptSheet({ check, onClose }: DecideProps) {
  return (
    <DecisionSheet
      name={`accept.${check.id}`}
      of={{ kind: 'check', id: check.id }}
      title="Accept these papers?"
      text={`${check.person.fullName} may then carry for others, take bookings and withdraw. They are told at once.`}
      confirmLabel="Accept"
      whyLabel="A note, if there is something to note"
      whyHint="Our team reads it in the audit trail."
      needsWhy={false}
      maxLength={opsLimits.note}
      done={`${check.person.fullName} is checked`}
      onDecide={(note) => decideCheck(check.id, { decision: 'accept', note, seen: seenIn(check) })}
      onClose={onClose}
    />
  );
}

/** Everything that is on the page now: what is replaced meanwhile is looked at again. */
function seenIn({ files, businessDocuments }: CheckDetailsView): string[] {
  return [...files, ...businessDocuments].map(({ id }) => id);
}

export function RefuseSheet({ check, onClose }: DecideProps) {
  const reasonNames = reasonsFor(check.subject);
  const ticked = useOpsDraft(`refusal-reasons.${check.id}`);
  const reasons = reasonNames.filter((name) => ticked.text.split(' ').includes(name));
  const toggle = (reason: RefusalReason, on: boolean) =>
    ticked.write(reasonNames.filter((name) => (name === reason ? on : reasons.includes(name))).join(' '));

  async function refuse(note: string): Promise<void> {
    await decideCheck(check.id, { decision: 'refuse', reasons: [...reasons], note, seen: seenIn(check) });
    ticked.forget();
  }

  return (
    <DecisionSheet
      name={`refuse.${check.id}`}
      of={{ kind: 'check', id: check.id }}
      title="Refuse these papers?"
      text={`${check.person.fullName} reads the reasons in these words, and may try again.`}
      confirmLabel="Refuse"
      tone="danger"
      whyLabel="In your own words"
      whyHint={`${check.person.fullName} reads this, too. Tell them what would help.`}
      readBy={forPerson('check', check.person)}
      needsWhy={reasons.includes('other')}
      maxLength={opsLimits.note}
      missing={reasons.length === 0 ? 'Please choose at least one reason' : undefined}
      done="They are told why"
      onDecide={refuse}
      onClose={onClose}
    >
      {(error) => (
        <ChoiceGroup label="Reasons" error={error}>
          {reasonNames.map((reason) => (
            <CheckField
              key={reason}
              label={refusalWords(check.subject, reason)}
              checked={reasons.includes(reason)}
              onChange={(event) => toggle(reason, event.target.checked)}
            />
          ))}
        </ChoiceGroup>
      )}
    </DecisionSheet>
  );
}
