import { useEffect, useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { type PushState, readPushState, subscribeToPush, unsubscribeFromPush } from '../model/push-subscription.ts';

/** Whether this device rings while Waybill is closed. The browser asks when it is switched on, and not before. */
export function RingMe() {
  const [pushState, setPushState] = useState<PushState | null>(null);
  const { busy, run } = useBusy();
  useEffect(() => {
    // A browser that does not say counts as one that cannot.
    readPushState().then(setPushState, () => setPushState('unsupported'));
  }, []);

  const change = () => run(async () => setPushState(await (pushState === 'on' ? unsubscribeFromPush() : subscribeToPush())));

  if (pushState === null) return null;
  if (pushState === 'unsupported')
    return <p className="text-13 text-ink-soft">This browser can only alert you while Waybill is open.</p>;
  if (pushState === 'refused')
    return (
      <p className="text-13 text-ink-soft">
        Notifications are blocked in this browser, so it can only alert you while Waybill is open. To change that, tap the icon
        left of the address, allow “Notifications”, and reload the page.
      </p>
    );
  return (
    <SwitchField
      label="Alert me even when Waybill is closed"
      hint="With a notification on this device."
      checked={pushState === 'on'}
      aria-busy={busy}
      onChange={() => void change()}
    />
  );
}
