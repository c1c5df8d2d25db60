import type { ActView } from '@waybill/contract/ops/list-acts';
import { Button } from '../../../../ui/button.tsx';
import { useMinutesToUndo, useUndo } from './use-undo.ts';

/** Below a line of the audit trail: taking it back, as long as that can be done, or who has. */
export function UndoLine({ act }: { readonly act: ActView }) {
  const left = useMinutesToUndo(act);
  const { busy, undo } = useUndo(act.id);
  if (act.undoneBy !== null) return <p className="text-13 font-semibold">Taken back by @{act.undoneBy}</p>;
  if (left === 0) return null;
  return (
    <Button variant="secondary" className="mt-2 min-h-11 text-15" busy={busy} onClick={undo}>
      Undo, {minutesWords(left)}
    </Button>
  );
}

export const minutesWords = (left: number) => (left === 1 ? '1 minute left' : `${left} minutes left`);
