import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { restartTestWorld } from '../api/restart-test-world.ts';

/** What test keys work in, and how to empty it. */
export function TestWorld() {
  const [asks, setAsks] = useState(false);
  const { busy, run } = useBusy();
  return (
    <Card className="grid gap-3">
      <h2 className="text-17 font-semibold">Your test world</h2>
      <p className="text-15 text-ink-soft">
        Your test keys see a world of their own, with made-up money and a carrier who does what your program asks. Nobody else
        sees it, and nobody gets a message from it. After 30 days without a call it is deleted.
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsks(true)}>
        Start it anew
      </Button>
      <ConfirmDialog
        title="Start the test world anew?"
        text="The parcels, orders and webhook endpoints that your test keys have made go for good. The keys stay, and begin with an empty world."
        confirmLabel="Start anew"
        cancelLabel="Keep it"
        tone="danger"
        busy={busy}
        open={asks}
        onConfirm={() =>
          void run(async () => {
            await restartTestWorld();
            setAsks(false);
            toast.success('Your test world is empty again');
          })
        }
        onCancel={() => setAsks(false)}
      />
    </Card>
  );
}
