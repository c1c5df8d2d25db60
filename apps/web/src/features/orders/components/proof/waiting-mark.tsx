import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useClaims } from '../../model/proof/claims-here.ts';
import { waitingWords } from '../../model/proof/proof-words.ts';

/** In a list: something of this order waits on this phone, or was refused later. Draws nothing for all others. */
export function WaitingMark({ userId, orderId }: { readonly userId: string; readonly orderId: string }) {
  const claims = useClaims(userId, orderId);
  const claim = claims.find(({ refusal }) => refusal) ?? claims.at(-1);
  if (!claim) return null;
  return (
    <span
      className={
        claim.refusal
          ? 'inline-flex items-center gap-1.5 text-13 font-medium text-clay'
          : 'inline-flex items-center gap-1.5 text-13 font-medium text-ink-soft'
      }
    >
      <CloudUpload size={16} aria-hidden="true" className="flex-none" />
      {waitingWords(claim)}
    </span>
  );
}
