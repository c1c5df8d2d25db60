import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import type { MeasureDetailsView } from '@waybill/contract/ops/measure-details';
import { gapComplaint } from '@waybill/contract/ops/reply-fields';
import { SelectField } from '../../../../ui/select-field.tsx';
import { liftMeasure } from '../../api/lift-measure.ts';
import { restrictPerson } from '../../api/restrict-person.ts';
import { warnPerson } from '../../api/warn-person.ts';
import { daysIn, lengths, measureWords, reasonIn } from '../../model/measure-words.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { ReasonGivenField } from '../reason-given-field.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';
import { ReasonField } from './reason-field.tsx';

type SheetProps = { readonly person: PersonDetailsView; readonly onClose: () => void };

const needsReason = 'Please choose a reason';

export function WarnSheet({ person, onClose }: SheetProps) {
  const chosen = useOpsDraft(`warn-reason.${person.id}`);
  const toldAs = useOpsDraft(`warn-told.${person.id}`);
  const reason = reasonIn(chosen.text);
  return (
    <DecisionSheet
      name={`warn.${person.id}`}
      title={`Warn ${person.fullName}?`}
      text="They read it on whichever page they open next, and by email, and confirm it. Nothing is closed to them."
      confirmLabel="Warn"
      missing={reason ? gapComplaint(toldAs.text) : needsReason}
      done={`${person.fullName} is warned`}
      onDecide={async (because) => {
        if (!reason) return;
        await warnPerson(person.id, { reason, because, toldAs: toldAs.text.trim() });
        chosen.forget();
        toldAs.forget();
      }}
      onClose={onClose}
    >
      {(error) => (
        <>
          <ReasonField draft={chosen} error={reason ? undefined : error} />
          <ReasonGivenField draft={toldAs} person={person} />
        </>
      )}
    </DecisionSheet>
  );
}

export function RestrictSheet({ person, onClose }: SheetProps) {
  const chosen = useOpsDraft(`restrict-reason.${person.id}`);
  const length = useOpsDraft(`restrict-days.${person.id}`);
  const toldAs = useOpsDraft(`restrict-told.${person.id}`);
  const [reason, days] = [reasonIn(chosen.text), daysIn(length.text)];
  const running = person.runningOrders;
  const needsDays = days === undefined ? 'Please choose for how long' : undefined;
  const missing = reason === undefined ? needsReason : (needsDays ?? gapComplaint(toldAs.text));
  return (
    <DecisionSheet
      name={`restrict.${person.id}`}
      title={`Restrict ${person.fullName} to reading?`}
      text={
        <>
          They can sign in and read, and finish what is under way. They cannot post, request, offer, sell, comment, or write to
          new people.
          {running > 0 ? ` ${running} running ${running === 1 ? 'order goes' : 'orders go'} on.` : ''}
        </>
      }
      confirmLabel="Restrict"
      tone="danger"
      missing={missing}
      done={`${person.fullName} is restricted to reading`}
      onDecide={async (because) => {
        if (reason === undefined || days === undefined) return;
        await restrictPerson(person.id, { reason, days, because, toldAs: toldAs.text.trim() });
        for (const draft of [chosen, length, toldAs]) draft.forget();
      }}
      onClose={onClose}
    >
      {(error) => (
        <>
          <ReasonField draft={chosen} error={reason === undefined ? error : undefined} />
          <SelectField
            label="For how long"
            error={reason !== undefined && days === undefined ? error : undefined}
            value={length.text}
            onChange={(event) => length.write(event.target.value)}
          >
            <option value="">Please choose</option>
            {lengths.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
          <ReasonGivenField draft={toldAs} person={person} />
        </>
      )}
    </DecisionSheet>
  );
}

export function LiftSheet({ person, measure, onClose }: SheetProps & { readonly measure: MeasureDetailsView }) {
  const toldAs = useOpsDraft(`lift-told.${measure.id}`);
  const isWarning = measure.kind === 'warning';
  return (
    <DecisionSheet
      name={`lift.${measure.id}`}
      title={isWarning ? 'Take back the warning?' : 'Lift the restriction?'}
      text={
        isWarning
          ? 'They are told. It stays on this page as taken back.'
          : 'Everything is open to them again at once, and they are told.'
      }
      confirmLabel={isWarning ? 'Take it back' : 'Lift it'}
      missing={gapComplaint(toldAs.text)}
      done={`${measureWords[measure.kind]}: lifted`}
      onDecide={async (because) => {
        await liftMeasure(measure.id, because, toldAs.text.trim());
        toldAs.forget();
      }}
      onClose={onClose}
    >
      <ReasonGivenField draft={toldAs} person={person} />
    </DecisionSheet>
  );
}
