import { roleNames } from '@waybill/contract/businesses/role-words';
import { useEffect } from 'react';
import { type Acting, actFor, takeEnded } from '../../session/acting.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** Says at every moment for whom one acts, and leads back to oneself. */
export function ActingBar({ businessName, role }: Acting) {
  return (
    <section aria-label="For whom you act" className="acting-bar">
      <p className="min-w-0 flex-1">
        You act for <strong className="font-semibold">{businessName}</strong>, as {roleNames[role]}.
      </p>
      <Button variant="quiet" onClick={() => actFor(undefined)}>
        Act privately
      </Button>
    </section>
  );
}

/** Whoever was let go is told once, on the first page that is their own again. */
export function useActingEnded(): void {
  useEffect(() => {
    const businessName = takeEnded();
    if (businessName) toast.info(`You act for ${businessName} no more`, 'From here on everything is your own.', 8000);
  }, []);
}
