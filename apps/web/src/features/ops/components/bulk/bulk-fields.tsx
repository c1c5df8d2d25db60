import { useQuery } from '@tanstack/react-query';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import { opsLimits } from '@waybill/contract/ops/because';
import type { BulkWhat } from '@waybill/contract/ops/bulk-act';
import { mayDecide } from '@waybill/contract/ops/case-calls';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import { useId } from 'react';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { listStaffQuery } from '../../api/list-staff.ts';
import { forSeveral } from '../../model/written-for.ts';
import { ReasonField } from '../people/reason-field.tsx';
import { ReasonGivenField } from '../reason-given-field.tsx';
import { WordsField } from '../replies/words-field.tsx';
import type { useBulkPlan } from './use-bulk-plan.ts';

type Plan = ReturnType<typeof useBulkPlan>;

type BulkFieldsProps = {
  readonly what: BulkWhat;
  readonly cases: readonly CaseName[];
  readonly plan: Plan;
  /** Something is missing, and somebody has pressed the button. */
  readonly isTried: boolean;
};

/** What has to be said once for all of them. */
export function BulkFields({ what, cases, plan, isTried }: BulkFieldsProps) {
  if (what === 'assign') return <Colleague cases={cases} plan={plan} isTried={isTried} />;
  if (what === 'answer-support')
    return (
      <WordsField
        of={forSeveral('support')}
        label="Message to each of them"
        hint="They read it as from Waybill support."
        error={isTried && plan.message.text.trim() === '' ? 'Please write something' : undefined}
        maxLength={chatLimits.text}
        value={plan.message.text}
        onWrite={plan.message.write}
      />
    );
  return (
    <>
      {what === 'close-report' ? <HowItEnds plan={plan} isTried={isTried} /> : null}
      <TextAreaField
        label="Why"
        hint="One reason for all of them. Our team reads it in the audit trail."
        error={isTried && plan.because.text.trim() === '' ? 'Please say why' : undefined}
        maxLength={opsLimits.because}
        value={plan.because.text}
        onChange={(event) => plan.because.write(event.target.value)}
      />
    </>
  );
}

function HowItEnds({ plan, isTried }: { readonly plan: Plan; readonly isTried: boolean }) {
  const group = useId();
  return (
    <>
      <ChoiceGroup
        label="What to do"
        isLabelHidden
        error={isTried && !plan.chosen ? 'Please choose what to do' : undefined}
        className="grid gap-2.5"
      >
        <ChoiceCard
          name={group}
          title="Do nothing to them"
          text="It was no breach of our rules, or there is too little to tell."
          checked={plan.chosen === 'nothing'}
          onChange={() => plan.outcome.write('nothing')}
        />
        <ChoiceCard
          name={group}
          title="Warn each of them"
          text="They read why, and confirm it. Each of them once, however many of the reports are about them."
          checked={plan.chosen === 'warned'}
          onChange={() => plan.outcome.write('warned')}
        />
      </ChoiceGroup>
      {plan.chosen === 'warned' ? (
        <>
          <ReasonField draft={plan.reason} error={isTried && plan.reason.text === '' ? 'Please choose a reason' : undefined} />
          <ReasonGivenField draft={plan.toldAs} />
        </>
      ) : null}
    </>
  );
}

function Colleague({ cases, plan, isTried }: Omit<BulkFieldsProps, 'what'>) {
  const query = useQuery(listStaffQuery);
  if (!query.data) return <Loading query={query} failed="We could not load the team" />;
  const colleagues = query.data.filter(({ role }) => cases.some(({ kind }) => mayDecide(role, kind)));
  return (
    <SelectField
      label="Colleague"
      value={plan.to.text}
      error={isTried && plan.to.text === '' ? 'Please choose somebody' : undefined}
      onChange={(event) => plan.to.write(event.target.value)}
    >
      <option value="">Choose</option>
      {colleagues.map(({ id, fullName, role }) => (
        <option key={id} value={id}>
          {fullName}, {staffRoleWords[role].title}
        </option>
      ))}
    </SelectField>
  );
}
