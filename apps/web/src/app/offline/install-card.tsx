import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { install, useInstallState } from '../../ui/install-offer.ts';

/** Only where it can be done: an offer that leads nowhere is worse than none. */
export function InstallCard() {
  const installState = useInstallState();
  if (installState === 'installed' || installState === 'unknown') return null;
  return (
    <Card className="flex items-start gap-4">
      <Smartphone size={22} aria-hidden="true" className="mt-0.5 flex-none text-ink-soft" />
      <div className="grid flex-1 gap-2">
        <h2 className="text-17">Waybill on your home screen</h2>
        <p className="text-ink-soft">It opens in a moment and shows what you saw last, even without network.</p>
        {installState === 'offered' ? (
          <Button variant="secondary" className="justify-self-start" onClick={() => void install().catch(() => {})}>
            Install Waybill
          </Button>
        ) : (
          <p>
            Press <strong>Share</strong> at the bottom of Safari, then <strong>Add to Home Screen</strong>.
          </p>
        )}
      </div>
    </Card>
  );
}
