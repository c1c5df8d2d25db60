import type { DealView } from '@waybill/contract/chat/message-view';
import { memo } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { dealWords } from '../../model/deal-words.ts';
import { outcomeLine } from '../../model/outcome-line.ts';
import { clockOf } from '../../model/room-clock.ts';
import type { ShownMessage } from '../../model/shown-message.ts';

type DealSlipProps = {
  readonly message: ShownMessage;
  readonly deal: DealView;
  readonly name: string;
  /** The other one of the two. */
  readonly otherId: string;
  readonly onRequest: (packageId: string, userId: string) => void;
  readonly onOrder: (orderId: string) => void;
};

/** Something that happened between the two about a parcel: a slip on the table, and the way to it. */
export const DealSlip = memo(function DealSlip({ message, deal, name, otherId, onRequest, onOrder }: DealSlipProps) {
  const { orderId, packageId, what, carrierId, amount, currency, outcome } = deal;
  const isCarrier = carrierId !== otherId;
  const words = dealWords({ what, mine: message.mine, isCarrier, name });
  return (
    <li className="deal-row" data-key={message.key} data-seq={message.seq ?? undefined}>
      <Ticket className="deal">
        <div className="deal-body">
          <p className="deal-head">
            <Stamp tone={words.tone}>{words.stamp}</Stamp>
            <time dateTime={message.sentAt} className="deal-when">
              {clockOf(message.sentAt)}
            </time>
          </p>
          <p className="deal-title">{words.title}</p>
          {outcome && currency !== null ? (
            <p>{outcomeLine(outcome, { isCarrier, name, currency })}</p>
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
    </li>
  );
});
