import type { ReportView } from '@waybill/contract/ops/list-reports';
import { useId } from 'react';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { closeReport, type Outcome } from '../../api/close-report.ts';
import { howItEnded } from '../../api/list-reports.ts';
import { outcomeWords, whoClosed } from '../../model/report-words.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { ReasonGivenField } from '../reason-given-field.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type CloseReportSheetProps = { readonly report: ReportView; readonly onClose: () => void };

const titles: Readonly<Record<Outcome, (name: string) => string>> = {
  nothing: () => 'Do nothing',
  removed: () => 'Remove the item',
  suspended: (name) => `Suspend ${name}`,
};

const effects: Readonly<Record<Outcome, string>> = {
  nothing: 'It was no breach of our rules, or there is too little to tell.',
  removed: 'The item goes from the timeline. Who posted it can see that we removed it.',
  suspended: 'They are signed out everywhere, and every call of theirs is refused until somebody restores them.',
};

/** The three ways a report can end. */
export function CloseReportSheet({ report, onClose }: CloseReportSheetProps) {
  const group = useId();
  const chosen = useOpsDraft(`report-outcome.${report.id}`);
  const toldAs = useOpsDraft(`report-told.${report.id}`);
  const { about, item, alike } = report;
  const choices = (['nothing', 'removed', 'suspended'] as const).filter(
    (choice) => choice !== 'removed' || (item && !item.isRemoved),
  );
  const outcome = choices.find((choice) => choice === chosen.text);

  async function decide(because: string): Promise<void> {
    if (!outcome) return;
    await closeReport(report.id, outcome, because, toldAs.text.trim());
    chosen.forget();
    toldAs.forget();
  }

  async function overtaken(): Promise<string | undefined> {
    const closed = await howItEnded(report.id);
    return closed ? `${outcomeWords[closed.outcome]}, by ${whoClosed(closed)}: “${closed.because}”` : undefined;
  }

  return (
    <DecisionSheet
      name={`report.${report.id}`}
      of={{ kind: 'report', id: report.id }}
      title={`Close the report about ${about.fullName}`}
      text={
        alike > 0
          ? `This closes ${alike === 1 ? 'the other one' : `the ${alike} others`} about the same, too.`
          : 'Nobody is told who reported it.'
      }
      confirmLabel={outcome === 'suspended' ? 'Suspend and close' : 'Close the report'}
      tone={outcome === 'suspended' ? 'danger' : 'primary'}
      missing={outcome ? undefined : 'Please choose what to do'}
      done="The report is closed"
      onDecide={decide}
      onOvertaken={overtaken}
      onClose={onClose}
    >
      {(error) => (
        <>
          <ChoiceGroup label="What to do" isLabelHidden error={error} className="grid gap-2.5">
            {choices.map((choice) => (
              <ChoiceCard
                key={choice}
                name={group}
                title={titles[choice](about.fullName)}
                text={effects[choice]}
                checked={choice === outcome}
                onChange={() => chosen.write(choice)}
              />
            ))}
          </ChoiceGroup>
          {outcome === 'suspended' ? <ReasonGivenField draft={toldAs} /> : null}
        </>
      )}
    </DecisionSheet>
  );
}
