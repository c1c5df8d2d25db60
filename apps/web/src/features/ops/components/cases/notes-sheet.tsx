import { useQueryClient } from '@tanstack/react-query';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { Sheet } from '../../../../ui/sheet.tsx';
import { CaseNotes } from './case-notes.tsx';

/** The notes of a case in a list, where there is no room for them. */
export function NotesSheet({ of, onClose }: { readonly of: CaseName; readonly onClose: () => void }) {
  const queries = useQueryClient();

  // What called whoever looks is read by now.
  function close(): void {
    onClose();
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  return (
    <Sheet title="Notes for colleagues" open onClose={close}>
      <CaseNotes of={of} />
    </Sheet>
  );
}
