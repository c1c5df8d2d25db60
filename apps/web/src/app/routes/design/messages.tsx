import { useState } from 'react';
import { BusyOverlay } from '../../../ui/busy-overlay.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { Specimen } from './specimen.tsx';

export function Messages() {
  return (
    <div className="grid gap-7">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Notice tone="info" title="Chidi is on his way">
          He leaves Ibadan at noon.
        </Notice>
        <Notice tone="success">Your email is confirmed.</Notice>
        <Notice tone="attention" title="Your documents are missing" action={<Button variant="secondary">Add them</Button>}>
          Without them you cannot carry parcels.
        </Notice>
        <Notice tone="danger" title="The code is wrong">
          Look at the message again; four tries are left.
        </Notice>
      </div>
      <Specimen name="toast">
        <Button variant="secondary" onClick={() => toast.success('Parcel posted', 'Carriers on that road can see it now.')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Chidi is near', 'About ten minutes away.')}>
          Information
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.error('That did not go through', 'You are offline. Try again when the network is back.')}
        >
          Error
        </Button>
      </Specimen>
      <Overlays />
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'confirm' | 'busy' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimen name="Sheet, ConfirmDialog, BusyOverlay">
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        A sheet
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        A question
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen('busy');
          setTimeout(close, 1500);
        }}
      >
        Busy for a moment
      </Button>
      <Sheet title="A sheet" open={open === 'sheet'} onClose={close} footer={<Button onClick={close}>Save</Button>}>
        <TextField label="What is in it?" />
      </Sheet>
      <ConfirmDialog
        title="Sign out everywhere?"
        text="Every phone and computer has to sign in again, this one too."
        confirmLabel="Sign out everywhere"
        tone="danger"
        open={open === 'confirm'}
        onConfirm={close}
        onCancel={close}
      />
      <BusyOverlay open={open === 'busy'} label="Putting your money in escrow" />
    </Specimen>
  );
}
