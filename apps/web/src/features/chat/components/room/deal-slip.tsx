import type { DealView } from '@waybill/contract/chat/message-view';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId, useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { type DealWords, dealWords } from '../../model/deal-words.ts';
import { outcomeLine } from '../../model/outcome-line.ts';
import { clockOf } from '../../model/room-clock.ts';
import type { ShownMessage } from '../../model/shown-message.ts';

type DealSlipProps = {
  readonly message: ShownMessage;
  readonly deal: DealView;
  readonly name: string;
  /** The other one of the two. */
  readonly otherId: string;
  /** Whether one of the two still has to answer it: then it stays open. */
  readonly isWaiting: boolean;
  readonly onRequest: (packageId: string, userId: string) => void;
  readonly onOrder: (orderId: string) => void;
};

/** Something that happened between the two about a parcel: one line, unfolded by a press, so that it does not bury what was said. */
export const DealSlip = memo(function DealSlip(props: DealSlipProps) {
  const { message, deal, name, otherId, isWaiting } = props;
  const [isOpen, setIsOpen] = useState(false);
  const slip = useId();
  const words = dealWords({ what: deal.what, mine: message.mine, isCarrier: deal.carrierId !== otherId, name });
  return (
    <li className="deal-row" data-key={message.key} data-seq={message.seq ?? undefined}>
      {isWaiting ? null : (
        <button
          type="button"
          className="deal-line"
          aria-expanded={isOpen}
          aria-controls={slip}
          onClick={() => setIsOpen((was) => !was)}
        >
          <span className="deal-dot" data-tone={words.tone} aria-hidden="true" />
          <span className="deal-line-title">{words.title}</span>
          <time dateTime={message.sentAt} className="deal-when">
            {clockOf(message.sentAt)}
          </time>
          <ChevronDown size={16} aria-hidden="true" className="deal-chevron" />
        </button>
      )}
      {isWaiting || isOpen ? <Slip {...props} id={slip} words={words} /> : null}
    </li>
  );
});

type SlipProps = DealSlipProps & { readonly id: string; readonly words: DealWords };

function Slip({ id, words, message, deal, name, otherId, isWaiting, onRequest, onOrder }: SlipProps) {
  const { orderId, packageId, carrierId, amount, currency, outcome } = deal;
  return (
    <Ticket className="deal">
      <div id={id} className="deal-body">
        <p className="deal-head">
          <Stamp tone={words.tone}>{words.stamp}</Stamp>
          {isWaiting ? (
            <time dateTime={message.sentAt} className="deal-when">
              {clockOf(message.sentAt)}
            </time>
          ) : null}
        </p>
        {isWaiting ? <p className="deal-title">{words.title}</p> : null}
        {outcome && currency !== null ? (
          <p>{outcomeLine(outcome, { isCarrier: carrierId !== otherId, name, currency })}</p>
        ) : amount !== null && currency !== null ? (
          <p>
            <span className="sr-only">Fee: </span>
            <Amount minor={minorOf(amount)} currency={currency} className="text-21" />
          </p>
        ) : null}
        <Button
          variant="secondary"
          full
          className="min-h-11 text-15"
          onClick={() => (orderId === null ? onRequest(packageId, otherId) : onOrder(orderId))}
        >
          {orderId === null ? 'See the request' : 'See the order'}
        </Button>
      </div>
    </Ticket>
  );
}
