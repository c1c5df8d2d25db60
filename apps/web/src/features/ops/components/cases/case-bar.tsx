import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assignCase as assigning } from '@waybill/contract/ops/assign-case';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { dueAt } from '@waybill/contract/ops/case-times';
import type { AskedSideView } from '@waybill/contract/ops/case-view';
import { useState } from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { When } from '../../../../ui/when.tsx';
import { claimCase } from '../../api/claim-case.ts';
import { lookAtCaseQuery } from '../../api/look-at-case.ts';
import { releaseCase } from '../../api/release-case.ts';
import { useMay } from '../use-may.ts';
import { AskedLine } from './asked-line.tsx';
import { AssignSheet } from './assign-sheet.tsx';
import { NewestNotes } from './case-notes.tsx';
import { Due } from './due.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { type SharedCase, useCase } from './use-case.ts';

type CaseBarProps = {
  readonly of: CaseName;
  /** Since when it waits; nothing once it is over, or where a node of the release before does not say. */
  readonly since: string | null;
  /** What its sides were asked. */
  readonly asked?: readonly AskedSideView[] | undefined;
};

/** Above a case on its page: when it is due, who has it, who else looks at it, and taking it on. */
export function CaseBar({ of, since, asked }: CaseBarProps) {
  useQuery(lookAtCaseQuery(of));
  if (!since) return null;
  return (
    <section aria-label="Who has it" className="paper-card card-padded mb-5">
      <CaseLine of={of} since={since} asked={asked} />
      <NewestNotes of={of} />
    </section>
  );
}

/** The same on the slip of a list. */
export function CaseLine({ of, since, asked = [], className }: CaseBarProps & { readonly className?: string }) {
  const shared = useCase(of);
  const may = useMay();
  const [opened, setOpened] = useState<'assign' | 'notes' | null>(null);
  if (!since) return null;
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)}>
      <p className="text-15">
        <AskedLine asked={asked} />
        <Due at={dueAt(of.kind, new Date(since), asked)} />
        <Who {...shared} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Taking of={of} {...shared} />
        {may(assigning) ? (
          <Button variant="quiet" onClick={() => setOpened('assign')}>
            Give it to …
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => setOpened('notes')}>
          Notes
        </Button>
      </div>
      {opened === 'assign' ? <AssignSheet of={of} onClose={() => setOpened(null)} /> : null}
      {opened === 'notes' ? <NotesSheet of={of} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}

function Who({ hold, isMine, others }: SharedCase) {
  return (
    <span className="text-ink-soft">
      {' · '}
      {hold ? (
        <>
          {isMine ? 'You have it' : `${hold.by.fullName} has it`} since <When at={hold.since} />
        </>
      ) : (
        'Nobody has it'
      )}
      {others.length > 0
        ? ` · ${others.map(({ fullName }) => fullName).join(', ')} ${others.length > 1 ? 'look' : 'looks'} at it too`
        : ''}
    </span>
  );
}

function Taking({ of, hold, isMine }: SharedCase & { readonly of: CaseName }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();

  // Also after a refusal: somebody else has it by then.
  async function act(work: () => Promise<unknown>): Promise<void> {
    await run(work, showFailure);
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  if (isMine)
    return (
      <Button variant="secondary" busy={busy} onClick={() => void act(() => releaseCase(of))}>
        Put it back
      </Button>
    );
  return (
    <Button variant="secondary" busy={busy} onClick={() => void act(() => claimCase(of, hold?.by.id))}>
      {hold ? 'Take it over' : 'Take it on'}
    </Button>
  );
}
