import type { OrderView } from '@waybill/contract/orders/order-view';
import { useEffect } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { rememberCarrying, useDutyMemory } from '../../model/duty-memory.ts';
import { shortName } from '../../model/order-words.ts';
import { useReporting } from '../../model/use-report-position.ts';
import { DutyTrouble } from './duty-trouble.tsx';

/** For the carrier of a parcel under way: whether those who wait for it see where it is. */
export function WhereIAm({ order: { carrier, sender } }: { readonly order: OrderView }) {
  const isOnDutyHere = useDutyMemory(({ userId }) => userId === carrier.id);
  const isShown = useDutyMemory(({ carrierId }) => carrierId === carrier.id);
  const { status } = useReporting();
  useShownWhereAllowed(carrier.id);
  const isTrouble = status === 'refused' || status === 'unavailable' || status === 'unsupported';
  return (
    <section aria-label="Where you are">
      <Card className="grid gap-3 py-3">
        <SwitchField
          label="Show where the parcel is"
          hint={
            isOnDutyHere
              ? `You are on duty, so ${shortName(sender)} and the receiver see it on the map.`
              : `${shortName(sender)} and the receiver see it on the map while Waybill is open, until you hand it over.`
          }
          checked={isShown || isOnDutyHere}
          disabled={isOnDutyHere}
          onChange={() => {
            useDutyMemory.setState({ isUnwilling: isShown });
            rememberCarrying(isShown ? null : carrier.id);
          }}
        />
        {isShown && isTrouble ? <DutyTrouble trouble={status} workingHours={null} /> : null}
      </Card>
    </section>
  );
}

/** Shows the position without asking where the browser has permitted it before. */
function useShownWhereAllowed(carrierId: string): void {
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (!isGone && state === 'granted' && !useDutyMemory.getState().isUnwilling) rememberCarrying(carrierId);
    }
    // A browser that does not say is asked when the switch is pressed.
    look().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [carrierId]);
}
