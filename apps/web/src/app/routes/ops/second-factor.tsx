import { useState } from 'react';
import { ConfirmIdentity } from '../../../features/identity/components/confirm-identity.tsx';
import { PasskeyList } from '../../../features/identity/components/passkey-list.tsx';
import { OwnFactor } from '../../../features/ops/components/second-factor/own-factor.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

export function SecondFactorPage() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <PageHeader title="Your second factor" lead="What the console asks you for beside your password." />
      <div className="grid max-w-xl gap-7">
        <OwnFactor />
        <section>
          <h2 className="mb-2.5 text-17">Your passkeys</h2>
          <Card>
            <PasskeyList onConfirm={() => setConfirming(true)} />
          </Card>
        </section>
        <Sheet title="Confirm it’s you" open={isConfirming} onClose={() => setConfirming(false)}>
          <ConfirmIdentity onConfirmed={() => setConfirming(false)} />
        </Sheet>
      </div>
    </>
  );
}
