import { usePopup } from '../../../../session/popup/use-popup.ts';
import { useUser } from '../../../../session/user-context.tsx';
import type { FirstSteps } from './feed-empty.tsx';

type Steps = { readonly onWrite: () => void; readonly onEverything: () => void };

/** The kinds of item that the member can put on the board. */
export function useFirstSteps({ onWrite, onEverything }: Steps): FirstSteps {
  const { isDispatchPartner } = useUser();
  const { open } = usePopup();
  return {
    onSend: () => open('PostSend'),
    onTrip: () => open('Deliver', { half: 'trip' }),
    onBatch: isDispatchPartner ? () => open('BatchShipping') : undefined,
    onWrite,
    onEverything,
  };
}
