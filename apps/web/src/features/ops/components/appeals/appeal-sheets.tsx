import { opsLimits } from '@waybill/contract/ops/because';
import type { AppealDetailsView } from '@waybill/contract/ops/get-appeal';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { decideAppeal } from '../../api/decide-appeal.ts';
import { takingBack } from '../../model/appeal-words.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type SheetProps = { readonly appeal: AppealDetailsView; readonly onClose: () => void };

export function LetStandSheet({ appeal: { appealId, person }, onClose }: SheetProps) {
  const toldAs = useOpsDraft(`appeal-stands-told.${appealId}`);
  const words = toldAs.text.trim();
  return (
    <DecisionSheet
      name={`appeal-stands.${appealId}`}
      of={{ kind: 'appeal', id: appealId }}
      title="Let it stand?"
      text={`Nothing changes for ${person.fullName}. An appeal is answered once, so tell them what you have looked at.`}
      confirmLabel="Let it stand"
      missing={words === '' ? 'Please write what they read' : undefined}
      done={`${person.fullName} is told that it stands`}
      onDecide={async (because) => {
        await decideAppeal(appealId, { decision: 'stands', toldAs: words, because });
        toldAs.forget();
      }}
      onClose={onClose}
    >
      {(error) => <ToldField draft={toldAs} hint="They read it in the app and by email." error={error} />}
    </DecisionSheet>
  );
}

export function TakeBackSheet({ appeal: { appealId, person, kind }, onClose }: SheetProps) {
  const toldAs = useOpsDraft(`appeal-back-told.${appealId}`);
  return (
    <DecisionSheet
      name={`appeal-back.${appealId}`}
      of={{ kind: 'appeal', id: appealId }}
      title="Take it back?"
      text={takingBack[kind]}
      confirmLabel="Take it back"
      done={`${person.fullName} is told that they were right`}
      onDecide={async (because) => {
        await decideAppeal(appealId, { decision: 'take-back', toldAs: toldAs.text.trim(), because });
        toldAs.forget();
      }}
      onClose={onClose}
    >
      <ToldField draft={toldAs} hint="They read it below a sentence of ours, in the app and by email. It may stay empty." />
    </DecisionSheet>
  );
}

type ToldFieldProps = {
  readonly draft: ReturnType<typeof useOpsDraft>;
  readonly hint: string;
  readonly error?: string | undefined;
};

function ToldField({ draft, hint, error }: ToldFieldProps) {
  return (
    <TextAreaField
      label="What we tell them"
      hint={hint}
      error={error}
      maxLength={opsLimits.toldAs}
      value={draft.text}
      onChange={(event) => draft.write(event.target.value)}
    />
  );
}
