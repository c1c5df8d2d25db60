import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { DecisionPreviewView } from '@waybill/contract/ops/preview-decision';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { formatMoney } from '../../../../ui/format-money.ts';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useSettled } from '../../../../ui/use-settled.ts';
import { type AskedDecision, previewDecisionQuery, previewKey } from '../../api/preview-decision.ts';
import { proposeDecision } from '../../api/propose-decision.ts';
import { DecisionSheet, type DecisionSheetProps } from '../decision-sheet.tsx';
import { DecisionShares } from './decision-shares.tsx';

type MoneyDecisionSheetProps = Omit<DecisionSheetProps, 'children' | 'onDecide' | 'done'> & {
  /** Undefined while something of it is missing. */
  readonly decision: AskedDecision | undefined;
  readonly done: string;
  /** Above the fields that say who gets what. */
  readonly children?: (error: string | undefined) => ReactNode;
  /** Makes the decision at once, by the call of its own. */
  readonly onDecide: (because: string) => Promise<unknown>;
  /** It is made, or proposed: what was typed can go. */
  readonly onMade?: () => void;
};

const proposed = 'proposed';

/** A decision that moves money: who gets what is shown before, and above one’s own limit it becomes a proposal. */
export function MoneyDecisionSheet(props: MoneyDecisionSheetProps) {
  const { decision, done, children, onDecide, onMade, ...sheet } = props;
  const queries = useQueryClient();
  const preview = usePreview(decision);
  const needsSecond = preview.data?.needsSecond === true;

  async function decide(because: string): Promise<unknown> {
    if (decision === undefined) return undefined;
    // What is decided has been shown: if the sums are still on their way, they are waited for.
    const { needsSecond: isProposal } = await queries.fetchQuery({ ...previewDecisionQuery(decision), staleTime: 60_000 });
    try {
      const made = isProposal ? await proposeDecision(decision, because).then(() => proposed) : await onDecide(because);
      onMade?.();
      return made;
    } catch (failure) {
      // Moved to another role meanwhile: the sheet then offers what is left to them.
      if (failure instanceof ApiProblem && failure.problem.code === 'needs_second_person')
        await queries.invalidateQueries({ queryKey: previewKey });
      throw failure;
    }
  }

  return (
    <DecisionSheet
      {...sheet}
      confirmLabel={needsSecond ? 'Propose it' : sheet.confirmLabel}
      done={(made) => (made === proposed ? 'Proposed. It waits for a second person' : done)}
      onDecide={decide}
    >
      {(error) => (
        <>
          {children?.(error)}
          {decision === undefined ? null : (
            <div
              aria-busy={preview.isFetching || undefined}
              className={classNames('grid gap-4', preview.isPlaceholderData && 'opacity-60')}
            >
              {preview.data ? (
                <Preview preview={preview.data} />
              ) : (
                <Loading query={preview} failed="We could not add up who gets what" />
              )}
            </div>
          )}
        </>
      )}
    </DecisionSheet>
  );
}

/** Asked for once the typing pauses; what was shown stays until the next sums are there. */
function usePreview(decision: AskedDecision | undefined) {
  const asked = useSettled(decision);
  return useQuery({
    ...previewDecisionQuery(asked ?? { kind: 'payout', reference: '' }),
    enabled: asked !== undefined,
    placeholderData: (before) => before,
  });
}

function Preview({ preview }: { readonly preview: DecisionPreviewView }) {
  const { amount, limit, currency, needsSecond } = preview;
  const money = (major: number) => formatMoney(minorOf(major), currency);
  return (
    <>
      <DecisionShares sums={preview} />
      {needsSecond ? (
        <Notice tone="attention" title="A second person has to agree">
          This is about {money(amount)}, and you decide about {money(limit)} alone. Nothing moves until somebody else of us
          confirms exactly these sums.
        </Notice>
      ) : null}
    </>
  );
}
