import type { NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import { Amount } from '../../../../ui/amount.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { feeInWords } from '../../../wallet/index.ts';
import { offerEnd } from '../../model/fee-words.ts';
import { shortName } from '../../model/order-words.ts';

/** The amounts as a conversation, oldest first: one’s own on the right. */
export function FeeConversation({ thread }: { readonly thread: NegotiationThreadView }) {
  const name = shortName(thread.otherParty);
  return (
    <ol aria-label="Offers so far" className="grid gap-3">
      {thread.offers.map((offer) => (
        <li key={offer.negotiationId} className={classNames('fee-slip', offer.isMine && 'fee-slip-mine')}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13 wrap-anywhere text-ink-soft">
            <span>{offer.isMine ? 'You' : name}</span>
            <When at={offer.dateCreated} />
          </p>
          <Named offer={offer} thread={thread} />
        </li>
      ))}
    </ol>
  );
}

type NamedProps = { readonly offer: NegotiationView; readonly thread: NegotiationThreadView };

function Named({ offer, thread: { role, charge } }: NamedProps) {
  const end = offerEnd(offer);
  const isOver = end !== undefined && offer.status !== 2;
  return (
    <>
      <Amount
        minor={minorOf(offer.amount)}
        currency={offer.currency}
        className={classNames('text-21', isOver && 'text-ink-soft line-through')}
      />
      {isOver ? null : (
        <p className="text-13 text-ink-soft">{feeInWords({ side: role, fee: offer.amount, charge, currency: offer.currency })}</p>
      )}
      {offer.reason ? <p className="text-15 whitespace-pre-line wrap-anywhere">{offer.reason}</p> : null}
      <p className="mt-1 text-13 text-ink-soft">
        {end ?? (
          <>
            Open: it ends <When at={offer.openUntil} />
          </>
        )}
      </p>
    </>
  );
}
