import { type BulkWhat, mostInBulk } from '@waybill/contract/ops/bulk-act';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { bulkWords } from '../../model/bulk-words.ts';
import type { useChosen } from './use-chosen.ts';

const BulkSheet = lazyComponent(async () => (await import('./bulk-sheet.tsx')).BulkSheet);

type BulkBarProps = { readonly acts: readonly BulkWhat[]; readonly of: ReturnType<typeof useChosen> };

/** At the foot of the list, once something is chosen: how many, and what can be done with all of them. */
export function BulkBar({ acts, of: { chosen, clear, drop } }: BulkBarProps) {
  // As they were when the sheet was opened: what a colleague ends meanwhile is not taken from under it.
  const [opened, setOpened] = useState<{ readonly what: BulkWhat; readonly cases: typeof chosen } | null>(null);
  const isTooMany = chosen.length > mostInBulk;
  return (
    <>
      {chosen.length > 0 ? (
        <section aria-label="What is chosen" className="ops-bulk-bar">
          <p role="status" className="flex items-center gap-3 font-medium">
            {chosen.length} chosen
            <Button variant="quiet" onClick={clear}>
              Clear
            </Button>
          </p>
          {isTooMany ? (
            <p className="text-15 text-ink-soft">{mostInBulk} at a time at most. Please choose fewer.</p>
          ) : (
            <div className="flex flex-wrap gap-2">
              {acts.map((what) => (
                <Button key={what} variant="secondary" onClick={() => setOpened({ what, cases: chosen })}>
                  {bulkWords[what].offer}
                </Button>
              ))}
            </div>
          )}
        </section>
      ) : null}
      {opened ? <BulkSheet {...opened} onDone={drop} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
