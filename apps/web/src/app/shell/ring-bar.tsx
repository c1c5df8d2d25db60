import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect } from 'react';
import { getExpressDeliveryRequestInfoQuery } from '../../features/orders/api/get-express-delivery-request-info.ts';
import { RequestSlip } from '../../features/orders/components/express/request-slip.tsx';
import { startRinging } from '../../features/orders/model/ring-tone.ts';
import { type Ring, rings, useRings } from '../../features/orders/model/rings-state.ts';
import { showRingOver, useAnswerExpress } from '../../features/orders/model/use-answer-express.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { useUser } from '../../session/user-context.tsx';
import { AboveAll } from '../../ui/above-all.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

/** An express parcel rings: over whatever is on the screen, until it is answered or gone. */
export function RingBar() {
  const ring = useRings(({ ringing }) => ringing[0]);
  const others = useRings(({ ringing }) => ringing.length - 1);
  const ended = useRings((state) => state.ended);
  const { view, params } = usePopup();
  const isRinging = ring !== undefined;

  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging]);
  useEffect(() => {
    if (!ended) return;
    showRingOver(ended.why);
    rings.endShown();
  }, [ended]);

  // The rider’s list shows it already, with the same buttons.
  const isListed = view === 'ExpressDeliveryList' && params.packageId === undefined;
  if (!ring || isListed) return null;
  return <RingingParcel key={ring.packageId} ring={ring} others={others} />;
}

function RingingParcel({ ring, others }: { readonly ring: Ring; readonly others: number }) {
  const user = useUser();
  const { open } = usePopup();
  const { data: request, isError } = useQuery({ ...getExpressDeliveryRequestInfoQuery(ring.packageId, user.id), retry: 1 });
  const answer = useAnswerExpress({
    onTaken: (orderId) => open('OrderDetails', { orderId }),
    onKyc: () => open('CompleteKyc'),
    onAnswered: rings.answered,
  });
  function pass() {
    // Silent at once: it must not go on because the network is bad.
    rings.answered(ring.packageId);
    void answer.pass(ring.packageId);
  }
  return (
    <AboveAll label="Express parcel">
      <div className="grid gap-3 p-4">
        <p role="alert" className="flex items-center gap-2 font-semibold">
          <BellRing size={20} aria-hidden="true" className="flex-none" />
          An express parcel rings for you
        </p>
        {request ? (
          <RequestSlip
            // The ring of the stream is newer than what was loaded.
            request={{ ...request, ringsUntil: ring.until }}
            busy={answer.busyWith !== null}
            canAccept
            onAccept={() => void answer.accept(ring.packageId)}
            onPass={pass}
          />
        ) : (
          <>
            {isError ? (
              <p className="text-ink-soft">We cannot load it now. Your network may be weak.</p>
            ) : (
              <SkeletonRows rows={1} />
            )}
            <Button variant="secondary" onClick={pass}>
              Let it pass
            </Button>
          </>
        )}
        {others > 0 ? (
          <p className="text-13 text-ink-soft">{others === 1 ? 'One more rings' : `${others} more ring`} after this one.</p>
        ) : null}
      </div>
    </AboveAll>
  );
}
