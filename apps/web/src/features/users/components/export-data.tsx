import { isProblem } from '@waybill/client/failures';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
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
  const { busy, run } = useBusy();

  async function download() {
    const day = new Date().toISOString().slice(0, 10);
    const file = new Blob([JSON.stringify(await exportData(), null, 2)], { type: 'application/json' });
    saveFile(`waybill-${username}-${day}.json`, file);
    toast.success('Your copy is here', 'It is private: keep it where only you can open it.');
  }

  const press = () =>
    run(download, (failure) => (isProblem(failure, 'confirmation_required') ? onConfirm() : showFailure(failure)));

  useOnce(goesOn, () => void press());

  return (
    <Button variant="secondary" busy={busy} onClick={() => void press()}>
      Download my data
    </Button>
  );
}
