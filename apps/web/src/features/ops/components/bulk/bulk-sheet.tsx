import { useQueryClient } from '@tanstack/react-query';
import type { BulkCaseView, BulkWhat } from '@waybill/contract/ops/bulk-act';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { AskedAct } from '../../api/preview-bulk.ts';
import { bulkWords, madeOf, sumsOf } from '../../model/bulk-words.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { useBulkLook } from './use-bulk-look.ts';
import { useBulkPlan } from './use-bulk-plan.ts';

import type { Choosable } from './use-chosen.ts';

type BulkSheetProps = {
  readonly what: BulkWhat;
  readonly cases: readonly Choosable[];
  /** These were dealt with. */
  readonly onDone: (cases: readonly CaseName[]) => void;
  readonly onClose: () => void;
};

/** One act on several cases: what it needs, then what would become of each, and only then the act itself. */
export function BulkSheet({ what, cases, onDone, onClose }: BulkSheetProps) {
  const plan = useBulkPlan(what);
  const queries = useQueryClient();
  const form = useId();
  const needsNothing = what === 'claim' || what === 'release' || what === 'settle-support';
  const [isTried, setTried] = useState(false);
  const [act, setAct] = useState<AskedAct | undefined>(needsNothing ? plan.act : undefined);
  const look = useBulkLook({ act, cases, onMade: plan.forget, onAllMade: leave });
  const { run, done } = look;
  const words = bulkWords[what];

  // What was dealt with leaves its list only now: nothing is taken from under the sheet.
  function close(gone: readonly CaseName[]): void {
    onDone(gone);
    onClose();
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  function leave(made: readonly CaseName[]): void {
    toast.success(madeOf(what, made.length));
    close(made);
  }

  return (
    <Sheet
      title={words.act(run.isOver && done.length > 0 ? done.length : cases.length)}
      shows={act ? 'look' : 'fill'}
      open
      onClose={() => (run.busy ? run.stop() : close(done))}
      footer={
        act ? (
          <LookFooter
            {...{ what, look }}
            back={needsNothing ? undefined : () => setAct(undefined)}
            onClose={() => close(done)}
            count={cases.length}
          />
        ) : (
          <>
            <Button variant="secondary" onClick={() => close([])}>
              Cancel
            </Button>
            <Button type="submit" form={form}>
              See what will happen
            </Button>
          </>
        )
      }
    >
      {act ? (
        <LookBody {...{ what, cases, look }} />
      ) : (
        <form
          id={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            setAct(plan.act);
          }}
        >
          {words.text ? <p className="text-ink-soft">{words.text}</p> : null}
          <BulkFields {...{ what, cases, plan, isTried }} />
        </form>
      )}
    </Sheet>
  );
}

type Look = ReturnType<typeof useBulkLook>;

type LookFooterProps = {
  readonly what: BulkWhat;
  readonly look: Look;
  readonly back: (() => void) | undefined;
  readonly onClose: () => void;
  readonly count: number;
};

function LookFooter({ what, look: { preview, going, run, go }, back, onClose, count }: LookFooterProps) {
  if (run.isOver) return <Button onClick={onClose}>Done</Button>;
  const isNone = preview.data !== undefined && going.length === 0;
  return (
    <>
      {run.busy ? (
        <Button variant="secondary" onClick={run.stop}>
          Stop
        </Button>
      ) : (
        <Button variant="secondary" onClick={back ?? onClose}>
          {back ? 'Back' : 'Cancel'}
        </Button>
      )}
      {isNone ? null : (
        <Button
          variant={what === 'dismiss-job' ? 'danger' : 'primary'}
          busy={run.busy}
          disabled={!preview.data}
          onClick={() => void go()}
        >
          {bulkWords[what].act(going.length || count)}
        </Button>
      )}
    </>
  );
}

function LookBody({ what, cases, look }: Pick<BulkSheetProps, 'what' | 'cases'> & { readonly look: Look }) {
  const { preview, going, staying, done, refused, run } = look;
  if (!preview.data) return <Loading query={preview} failed="We could not find out what would happen" />;
  if (run.isOver) return <Result {...{ what, cases, done, staying, refused }} left={going.length - run.made.length} />;
  return (
    <div className="grid gap-5">
      <p className="text-17 font-medium">{sumsOf(what, preview.data)}</p>
      {run.busy ? (
        <div role="status" className="grid gap-2">
          <p>
            {run.made.length} of {going.length}
          </p>
          <progress aria-label="Dealt with" max={going.length} value={run.made.length} className="h-2 w-full accent-palm" />
        </div>
      ) : null}
      <BulkOutcome title="Cannot be done" of={staying} cases={cases} />
      <BulkOutcome title={`Will be ${bulkWords[what].made}`} of={going} cases={cases} />
    </div>
  );
}

type ResultProps = Pick<BulkSheetProps, 'what' | 'cases'> & {
  readonly done: readonly BulkCaseView[];
  /** What the preview said no to, and what was refused after it. */
  readonly staying: readonly BulkCaseView[];
  readonly refused: readonly BulkCaseView[];
  /** It was stopped before these. */
  readonly left: number;
};

function Result({ what, cases, done, staying, refused, left }: ResultProps) {
  return (
    <div className="grid gap-5">
      <Notice tone={done.length > 0 ? 'success' : 'attention'} title={madeOf(what, done.length)}>
        {staying.length + refused.length > 0 ? 'What could not be done stays chosen.' : null}
        {left > 0
          ? ` You stopped: ${left} ${left === 1 ? 'was' : 'were'} not dealt with and ${left === 1 ? 'stays' : 'stay'} chosen.`
          : null}
      </Notice>
      <BulkOutcome title="Not done" of={[...refused, ...staying]} cases={cases} />
    </div>
  );
}
