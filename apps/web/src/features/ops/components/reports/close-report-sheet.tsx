import type { ReportOutcome, ReportView } from '@waybill/contract/ops/list-reports';
import { gapComplaint } from '@waybill/contract/ops/reply-fields';
import { useId } from 'react';
import { CheckField } from '../../../../ui/check-field.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { closeReport } from '../../api/close-report.ts';
import { daysIn, lengths, reasonIn } from '../../model/measure-words.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { ReasonField } from '../people/reason-field.tsx';
import { ReasonGivenField } from '../reason-given-field.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';
import { Effects } from './effects.tsx';

type CloseReportSheetProps = { readonly report: ReportView; readonly onClose: () => void };

/** What happens to the person; the item is a question of its own. */
const choices = ['nothing', 'warned', 'restricted', 'suspended'] as const;

const titles: Readonly<Record<(typeof choices)[number], (name: string) => string>> = {
  nothing: () => 'Do nothing to them',
  warned: (name) => `Warn ${name}`,
  restricted: (name) => `Restrict ${name} to reading`,
  suspended: (name) => `Suspend ${name}`,
};

const effects: Readonly<Record<(typeof choices)[number], string>> = {
  nothing: 'It was no breach of our rules, or there is too little to tell.',
  warned: 'They read why, and confirm it. Nothing is closed to them.',
  restricted: 'They finish what is under way, and begin nothing new.',
  suspended: 'Every call of theirs is refused until somebody restores them.',
};

const labels: Readonly<Record<ReportOutcome, string>> = {
  nothing: 'Close the report',
  removed: 'Take down and close',
  warned: 'Warn and close',
  restricted: 'Restrict and close',
  suspended: 'Suspend and close',
};

/** The ways a report can end: what becomes of the item and of the person, in one act. */
export function CloseReportSheet({ report, onClose }: CloseReportSheetProps) {
  const group = useId();
  const plan = usePlan(report);
  const { about, item } = report;
  const { choice, takesDown, outcome, asksReason, reason, days } = plan;

  async function decide(because: string): Promise<void> {
    if (!outcome) return;
    await closeReport(report.id, {
      outcome,
      takesDown,
      because,
      ...(asksReason && reason ? { reason, toldAs: plan.toldAs.text.trim() } : {}),
      ...(outcome === 'restricted' && days !== undefined ? { days } : {}),
    });
    plan.forget();
  }

  return (
    <DecisionSheet
      name={`report.${report.id}`}
      of={{ kind: 'report', id: report.id }}
      title={`Close the report about ${about.fullName}`}
      text="Nobody is told who reported it."
      confirmLabel={outcome ? labels[outcome] : 'Close the report'}
      tone={outcome === 'suspended' || outcome === 'restricted' ? 'danger' : 'primary'}
      missing={plan.missing}
      done="The report is closed"
      onDecide={decide}
      onClose={onClose}
    >
      {(error) => (
        <>
          {item && !item.isRemoved ? (
            <CheckField
              label="Take down what was posted"
              checked={takesDown}
              onChange={(event) => plan.setTakesDown(event.target.checked)}
            />
          ) : null}
          <ChoiceGroup label="What to do" isLabelHidden error={choice ? undefined : error} className="grid gap-2.5">
            {choices.map((each) => (
              <ChoiceCard
                key={each}
                name={group}
                title={titles[each](about.fullName)}
                text={effects[each]}
                checked={each === choice}
                onChange={() => plan.choose(each)}
              />
            ))}
          </ChoiceGroup>
          {asksReason ? <ReasonField draft={plan.chosenReason} error={reason ? undefined : error} /> : null}
          {choice === 'restricted' ? (
            <SelectField
              label="For how long"
              error={reason && days === undefined ? error : undefined}
              value={plan.length.text}
              onChange={(event) => plan.length.write(event.target.value)}
            >
              <option value="">Please choose</option>
              {lengths.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
          ) : null}
          {asksReason ? <ReasonGivenField draft={plan.toldAs} person={about} /> : null}
          {outcome ? <Effects report={report} plan={{ outcome, takesDown }} /> : null}
        </>
      )}
    </DecisionSheet>
  );
}

/** What is planned so far, kept while the sheet is closed. */
function usePlan({ id, item, reason: reported }: ReportView) {
  const chosen = useOpsDraft(`report-outcome.${id}`);
  const down = useOpsDraft(`report-down.${id}`);
  const written = useOpsDraft(`report-reason.${id}`);
  // What it was reported for, until something else is chosen.
  const chosenReason = { ...written, text: written.text || reported };
  const length = useOpsDraft(`report-days.${id}`);
  const toldAs = useOpsDraft(`report-told.${id}`);
  const choice = choices.find((each) => each === chosen.text);
  const takesDown = down.text === 'yes' && item !== null && !item.isRemoved;
  const outcome: ReportOutcome | undefined = choice === 'nothing' && takesDown ? 'removed' : choice;
  const asksReason = outcome !== undefined && outcome !== 'nothing';
  const [reason, days] = [reasonIn(chosenReason.text), daysIn(length.text)];
  const missing = !choice
    ? 'Please choose what to do'
    : asksReason && !reason
      ? 'Please choose a reason'
      : choice === 'restricted' && days === undefined
        ? 'Please choose for how long'
        : asksReason
          ? gapComplaint(toldAs.text)
          : undefined;
  return {
    ...{ choice, takesDown, outcome, asksReason, reason, days, missing, chosenReason, length, toldAs },
    choose: chosen.write,
    setTakesDown: (isWanted: boolean) => down.write(isWanted ? 'yes' : ''),
    forget: () => {
      for (const draft of [chosen, down, written, length, toldAs]) draft.forget();
    },
  };
}
