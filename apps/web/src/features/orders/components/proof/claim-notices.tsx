import type { OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { type Claim, isResting, type ProofStep } from '../../model/proof/claims.ts';
import { claimsOf, useClaims } from '../../model/proof/claims-here.ts';
import { claimWords, waitingWords } from '../../model/proof/proof-words.ts';
import { ProofSheet } from './lazy-proof-sheet.ts';

/** On an order: what its carrier entered without network, and what became of it. */
export function ClaimNotices({ order }: { readonly order: OrderView }) {
  const claims = useClaims(order.carrier.id, order.id);
  const [entering, setEntering] = useState<ProofStep>();
  const isPickedUp = claims.some(({ to, refusal }) => to === 2 && !refusal);
  const isHandedOver = claims.some(({ to }) => to === 4);
  if (order.role !== 'carrier') return null;
  return (
    <div className="grid gap-3 empty:hidden">
      {claims.map((claim) =>
        claim.refusal ? (
          <Refused
            key={claim.key}
            claim={claim}
            onAgain={() => setEntering(claim.to === 10 ? undefined : claim.to)}
            onSeen={() => claimsOf(order.carrier.id).settle(order.id, claim.to)}
          />
        ) : (
          <Notice
            key={claim.key}
            tone="attention"
            title={waitingWords(claim)}
            action={
              // The order still says that it waits for its pickup, and would offer no handover.
              claim.to === 2 && isPickedUp && !isHandedOver ? (
                <Button variant="secondary" onClick={() => setEntering(4)}>
                  I have handed it over
                </Button>
              ) : undefined
            }
          >
            <When at={claim.happenedAt} />.{' '}
            {claim.notBefore !== undefined && isResting(claim) ? (
              <>
                There were too many wrong tries, so the code is paused. We send it again <When at={claim.notBefore} />.
              </>
            ) : (
              'It is saved on this phone and sent when you are back online. Please stay signed in until then.'
            )}
          </Notice>
        ),
      )}
      {entering === undefined ? null : (
        <ProofSheet
          order={order}
          to={entering}
          open
          onClose={() => setEntering(undefined)}
          onDone={() => setEntering(undefined)}
        />
      )}
    </div>
  );
}

type RefusedProps = { readonly claim: Claim; readonly onAgain: () => void; readonly onSeen: () => void };

function Refused({ claim, onAgain, onSeen }: RefusedProps) {
  const isWrong = claim.refusal?.code === 'code_wrong';
  return (
    <Notice
      tone="danger"
      title={claimWords[claim.to].refused}
      action={
        <div className="flex flex-wrap gap-2">
          {isWrong ? (
            <Button variant="secondary" onClick={onAgain}>
              Enter it again
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onSeen}>
            Got it
          </Button>
        </div>
      }
    >
      {claim.refusal?.text} (Entered <When at={claim.happenedAt} />, without network.)
    </Notice>
  );
}
