import type { ReactNode } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { toast } from '../../../../ui/toast.tsx';

type ListToolsProps = {
  /** How many things narrow the list now. */
  readonly narrowedBy: number;
  readonly onAll: () => void;
  /** Saves what is shown as a file; null where the role may not. */
  readonly file: { readonly name: string; readonly fetch: () => Promise<Blob> } | null;
  readonly children: ReactNode;
};

/** Above a list: what it is narrowed by, and the file of it. */
export function ListTools({ narrowedBy, onAll, file, children }: ListToolsProps) {
  const { busy, run } = useBusy();
  async function save(): Promise<void> {
    if (!file) return;
    saveFile(file.name, await file.fetch());
    toast.success('The file is ready', 'That it was taken out of here is in the audit trail.');
  }
  const words = narrowedBy === 0 ? 'Everything is shown' : narrowedBy === 1 ? 'By one thing' : `By ${narrowedBy} things`;
  return (
    <div className="mb-5 grid gap-3">
      <h2 className="sr-only">What is shown</h2>
      <Fold title="Narrow the list" text={words}>
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</div>
      </Fold>
      <div className="flex flex-wrap gap-3">
        {narrowedBy > 0 ? (
          <Button variant="secondary" onClick={onAll}>
            Show everything
          </Button>
        ) : null}
        {file ? (
          <Button variant="secondary" busy={busy} onClick={() => void run(save)}>
            Save as CSV
          </Button>
        ) : null}
      </div>
    </div>
  );
}
