import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { hasAnsweredOffer, rememberOfferAnswered } from '../model/push-offer.ts';
import { readPushState, subscribeToPush } from '../model/push-subscription.ts';

type OfferPushProps = {
  /** The benefit of push notifications, worded for this place. */
  readonly title: string;
  readonly text: string;
};

/**
 * Offers once to ring this device while Waybill is closed. The browser itself asks only after somebody has pressed the
 * button; whoever closes the card is not offered it again here, and finds it in the settings.
 */
export function OfferPush({ title, text }: OfferPushProps) {
  const [isOffered, setIsOffered] = useState(false);
  const { busy, run } = useBusy();
  useEffect(() => {
    if (hasAnsweredOffer()) return;
    readPushState().then(
      (pushState) => setIsOffered(pushState === 'off'),
      () => {},
    );
  }, []);

  function close(): void {
    rememberOfferAnswered();
    setIsOffered(false);
  }

  async function accept(): Promise<void> {
    const pushState = await subscribeToPush();
    if (pushState === 'on') toast.success('Alerts are on', 'You can change this in Settings, under Push.');
    close();
  }

  if (!isOffered) return null;
  return (
    <Card className="flex items-center gap-x-3 max-md:py-1 max-md:pr-1 max-md:pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium max-md:text-15 max-md:leading-snug">{title}</p>
        <p className="mt-0.5 text-13 text-ink-soft max-md:hidden">{text}</p>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        className="max-md:min-h-11 max-md:px-3 max-md:text-15"
        onClick={() => void run(accept)}
      >
        Turn on<span className="max-md:sr-only"> alerts</span>
      </Button>
      <IconButton label="Not now" onClick={close}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </Card>
  );
}
