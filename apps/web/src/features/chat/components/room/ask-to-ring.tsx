import { useState } from 'react';
import { hasAnsweredOffer, OfferPush } from '../../../users/index.ts';

/** Once somebody has written, for those who have not answered yet: whether to be rung when an answer comes. */
export function AskToRing() {
  const [isOpen] = useState(() => !hasAnsweredOffer());
  if (!isOpen) return null;
  return (
    <div className="chat-aside">
      <OfferPush title="Hear the answer at once" text="Waybill can ring this device when somebody writes to you." />
    </div>
  );
}
