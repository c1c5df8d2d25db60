import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { Notice } from '../../../../ui/notice.tsx';
import { useClaims } from '../../model/proof/claims-here.ts';
import { waitingWords } from '../../model/proof/proof-words.ts';

type ClaimsBoardProps = { readonly userId: string; readonly onOpen: (orderId: string) => void };

/** On every page: what was entered without network and is not settled yet. */
export function ClaimsBoard({ userId, onOpen }: ClaimsBoardProps) {
  const claims = useClaims(userId);
  if (claims.length === 0) return null;
  const isRefused = claims.some(({ refusal }) => refusal);
  return (
    <Notice
      tone={isRefused ? 'danger' : 'attention'}
      title={isRefused ? 'Something you entered was not accepted' : 'Waiting to be sent'}
      className="mb-5"
    >
      <ul className="grid gap-1">
        {claims.map((claim) => (
          <li key={claim.key}>
            <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => onOpen(claim.orderId)}>
              <span className="font-mono">{spellTrackingId(claim.trackingId)}</span>
            </button>
            : {waitingWords(claim)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
