import { ApiProblem } from '@waybill/client/failures';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { exportData } from '../api/export-data.ts';

type ExportDataProps = {
  readonly username: string;
  /** They have shown who they are: the copy comes by itself. */
  readonly goesOn: boolean;
  /** The server wants the password once more. */
  readonly onConfirm: () => void;
};

/** Everything we hold about somebody, as a file of theirs. */
export function ExportData({ username, goesOn, onConfirm }: ExportDataProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      save(JSON.stringify(await exportData(), null, 2), `waybill-${username}-${day}.json`);
      toast.success('Your copy is here', 'It is private: keep it where only you can open it.');
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === 'confirmation_required') onConfirm();
      else showFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  useOnce(goesOn, () => void download());

  return (
    <Button variant="secondary" busy={busy} onClick={() => void download()}>
      Download my data
    </Button>
  );
}

function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: the browser fetches it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
