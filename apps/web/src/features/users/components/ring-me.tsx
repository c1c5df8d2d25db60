import { useEffect, useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { type PushStanding, readPushStanding, subscribeToPush, unsubscribeFromPush } from '../model/push-subscription.ts';

/** Whether this device rings while Waybill is closed. The browser asks when it is switched on, and not before. */
export function RingMe() {
  const [standing, setStanding] = useState<PushStanding | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A browser that does not say counts as one that cannot.
    readPushStanding().then(setStanding, () => setStanding('unsupported'));
  }, []);

  async function change(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      setStanding(await (standing === 'on' ? unsubscribeFromPush() : subscribeToPush()));
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
  }

  if (standing === null) return null;
  if (standing === 'unsupported') return <p className="text-13 text-ink-soft">This browser rings only while Waybill is open.</p>;
  if (standing === 'refused')
    return (
      <p className="text-13 text-ink-soft">
        Notifications are off in this browser, so it rings only while Waybill is open. To change that, press the sign left of the
        address, allow “Notifications”, and load the page again.
      </p>
    );
  return (
    <SwitchField
      label="Ring me even when Waybill is closed"
      hint="By a notification, on this device."
      checked={standing === 'on'}
      aria-busy={busy}
      onChange={() => void change()}
    />
  );
}
