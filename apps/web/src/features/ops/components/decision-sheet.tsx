import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { opsLimits } from '@waybill/contract/ops/because';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { gapComplaint } from '@waybill/contract/ops/reply-fields';
import type { ProblemCode } from '@waybill/contract/problem';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getDeskQuery } from '../api/get-desk.ts';
import type { WrittenFor } from '../model/written-for.ts';
import { HeldNotice } from './cases/held-notice.tsx';
import { WordsField } from './replies/words-field.tsx';
import { useOpsDraft } from './use-ops-draft.ts';

export type DecisionSheetProps = {
  /** The key of the stored draft: `suspend.<id>`. */
  readonly name: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** The label of the reason, which says who reads it. */
  readonly whyLabel?: string;
  readonly whyHint?: string;
  /** The complaint where it is empty. */
  readonly whyMissing?: string;
  /** Who reads the reason besides us: saved replies are at hand then. */
  readonly readBy?: WrittenFor;
  /** With false the reason may be left out. */
  readonly needsWhy?: boolean;
  readonly maxLength?: number;
  /** More to fill in, above the reason. What can be incomplete is given what is missing, once somebody has pressed the button. */
  readonly children?: ReactNode | ((error: string | undefined) => ReactNode);
  /** The error while `children` are incomplete. */
  readonly missing?: string | undefined;
  /** What is said when it is done; what was answered may decide it. */
  readonly done: string | ((made: unknown) => string);
  readonly onDecide: (because: string) => Promise<unknown>;
  /** What is decided. While a colleague has it, taking it over is offered. */
  readonly of?: CaseName;
  readonly onClose: () => void;
};

/** A decision by staff. It asks why, loses nothing that was typed, and says so when somebody else was faster. */
export function DecisionSheet(props: DecisionSheetProps) {
  const { name, title, text, confirmLabel, tone = 'primary', needsWhy = true, children, missing, done } = props;
  const queries = useQueryClient();
  const form = useId();
  const why = useOpsDraft(name);
  const { busy, run } = useBusy();
  const [isTried, setTried] = useState(false);
  const [overtaken, setOvertaken] = useState<string>();
  const because = why.text.trim();
  const missingWhy = needsWhy && because === '' ? (props.whyMissing ?? 'Please say why') : props.readBy && gapComplaint(because);
  const { fields, show } = useFirstComplaint();

  const refresh = () => void queries.invalidateQueries({ queryKey: ['ops'] });

  // Only now: what is decided is not taken from under the sheet, and the page behind it is never older than the answer.
  function close(): void {
    props.onClose();
    refresh();
  }

  async function decide(): Promise<void> {
    if (busy) return;
    if (missing !== undefined || missingWhy !== undefined) {
      setTried(true);
      show();
      return;
    }
    await run(async () => {
      try {
        const made = await props.onDecide(because);
        why.forget();
        toast.success(typeof done === 'string' ? done : done(made));
        close();
      } catch (failure) {
        if (isHeld(failure)) void queries.invalidateQueries({ queryKey: getDeskQuery.queryKey });
        if (!isOvertaken(failure)) throw failure;
        // The server names the colleague. What was typed stays, and the case behind the sheet is as they left it.
        setOvertaken(failure.problem.detail);
        refresh();
      }
    });
  }

  return (
    <Sheet
      title={title}
      open
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {overtaken === undefined ? 'Cancel' : 'Close'}
          </Button>
          {overtaken === undefined ? (
            <Button type="submit" form={form} variant={tone} busy={busy}>
              {confirmLabel}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        {overtaken === undefined ? null : (
          <Notice tone="attention" title="Somebody was faster">
            {overtaken}
          </Notice>
        )}
        {props.of && overtaken === undefined ? <HeldNotice of={props.of} /> : null}
        <div className="text-ink-soft">{text}</div>
        {typeof children === 'function' ? children(isTried ? missing : undefined) : children}
        <WhyField {...props} why={why} error={isTried ? missingWhy : undefined} />
      </form>
    </Sheet>
  );
}

type WhyFieldProps = Pick<DecisionSheetProps, 'whyLabel' | 'whyHint' | 'maxLength' | 'readBy'> & {
  readonly why: ReturnType<typeof useOpsDraft>;
  readonly error: string | undefined;
};

function WhyField({ whyLabel = 'Why', whyHint, maxLength = opsLimits.because, readBy, why, error }: WhyFieldProps) {
  const field = {
    ...{ label: whyLabel, hint: whyHint ?? 'Our team reads it in the audit trail.', error, maxLength, value: why.text },
  };
  return readBy ? (
    <WordsField {...field} of={readBy} onWrite={why.write} />
  ) : (
    <TextAreaField {...field} onChange={(event) => why.write(event.target.value)} />
  );
}

/** Brings the first field with a complaint into focus, once the complaint is drawn: it is read with its field. */
function useFirstComplaint() {
  const fields = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [asked]);
  return { fields, show: () => setAsked((times) => times + 1) };
}

/** A colleague took it on meanwhile: the notice above says who, once the desk is read again. */
function isHeld(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.problem.code === 'already_taken';
}

const lost: readonly ProblemCode[] = ['already_decided', 'step_not_allowed', 'no_longer_open'];

/** Other refusals are about what was asked, not about who came first. */
function isOvertaken(failure: unknown): failure is ApiProblem {
  return failure instanceof ApiProblem && lost.includes(failure.problem.code);
}
