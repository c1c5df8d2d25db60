import { useState } from 'react';
import { hasAnsweredOffer, OfferPush } from '../../../users/index.ts';

/** Once somebody has written, for those who have not answered yet: whether to be rung when an answer comes. */
export function AskToRing() {
  const [isOpen] = useState(() => !hasAnsweredOffer());
  if (!isOpen) return null;
  return (
    <div className="chat-aside">
      <OfferPush title="Get the answer right away" text="Waybill can alert this device when someone writes to you." />
    </div>
  );
}
