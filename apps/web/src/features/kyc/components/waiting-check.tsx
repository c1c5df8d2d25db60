import { checkTime } from '@waybill/contract/kyc/check-time';
import type { CheckView } from '@waybill/contract/kyc/check-view';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { When } from '../../../ui/when.tsx';
import { RightsTable, type TopUpRights } from './rights-table.tsx';

type WaitingCheckProps = {
  readonly title: string;
  readonly check: CheckView;
  /** What was handed in. */
  readonly facts: readonly { readonly caption: string; readonly value: string }[];
  readonly topUp: TopUpRights | undefined;
};

/** Handed in and not yet decided. */
export function WaitingCheck({ title, check, facts, topUp }: WaitingCheckProps) {
  const since = check.submittedAt ? [{ caption: 'Submitted', value: <When at={check.submittedAt} /> }] : [];
  const all = [...facts, ...since];
  return (
    <div className="grid gap-5">
      <EmptyState
        drawing="shield"
        title={title}
        text={`There is nothing for you to do. We tell you as soon as it is decided, ${checkTime}.`}
      />
      {all.length > 0 ? <Facts facts={all} /> : null}
      <RightsTable topUp={topUp} />
    </div>
  );
}
