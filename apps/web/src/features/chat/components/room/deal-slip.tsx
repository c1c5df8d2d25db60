import type { DealView } from '@waybill/contract/chat/message-view';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { dealWords } from '../../model/deal-words.ts';
import { feeOfDeal } from '../../model/fee-of-deal.ts';
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

/** Something that happened between the two about a parcel: one line, unfolded by a press, so that it does not bury what was said. */
export const DealSlip = memo(function DealSlip({ message, deal, name, otherId, onRequest, onOrder }: DealSlipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const slip = useId();
  const isCarrier = deal.carrierId !== otherId;
  const words = dealWords({ what: deal.what, mine: message.mine, isCarrier, name });
  return (
    <li className="deal-row" data-key={message.key} data-seq={message.seq ?? undefined}>
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
      {isOpen ? (
        <Ticket className="deal">
          <div id={slip} className="deal-body">
            <p>
              <Stamp tone={words.tone}>{words.stamp}</Stamp>
            </p>
            <Money deal={deal} isCarrier={isCarrier} name={name} />
            <Button
              variant="secondary"
              full
              className="min-h-11 text-15"
              onClick={() => (deal.orderId === null ? onRequest(deal.packageId, otherId) : onOrder(deal.orderId))}
            >
              {deal.orderId === null ? 'See the request' : 'See the order'}
            </Button>
          </div>
        </Ticket>
      ) : null}
    </li>
  );
});

type MoneyProps = { readonly deal: DealView; readonly isCarrier: boolean; readonly name: string };

function Money({ deal, isCarrier, name }: MoneyProps) {
  if (deal.outcome && deal.currency !== null)
    return <p>{outcomeLine(deal.outcome, { isCarrier, name, currency: deal.currency })}</p>;
  const fee = feeOfDeal(deal, isCarrier);
  return fee ? <MoneyLine look="slip" {...fee} /> : null;
}
