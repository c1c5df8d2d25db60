import type { NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { RatedButton } from '../../../../ui/rated.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { DeliveryRequestInfo } from '../../api/get-delivery-request-info.ts';
import { latestOffer } from '../../model/fee-words.ts';
import { categoryWord, placeName, shortName } from '../../model/order-words.ts';
import { stampTone, stampWord } from '../../model/status-words.ts';
import { useNegotiation } from '../../model/use-negotiation.ts';
import { AgreedFees } from './agreed-fees.tsx';
import { FeeActions } from './fee-actions.tsx';
import { FeeConversation } from './fee-conversation.tsx';
import { FeePin } from './fee-pin.tsx';
import { NameFeeForm } from './name-fee-form.tsx';

export type RequestDetailsProps = {
  readonly info: DeliveryRequestInfo;
  readonly carrierId: string;
  readonly onParcel: () => void;
  readonly onRatings: (userId: string) => void;
  /** The conversation with the other side. */
  readonly messageHref: string;
  readonly onOrder: (orderId: string) => void;
  readonly onKyc: () => void;
  /** Offers to carry it at the fee that is held. */
  readonly onAsk: () => Promise<OrderView | undefined>;
  /** Whether to begin with naming an amount. */
  readonly begin: boolean;
};

/** Where a sender and a carrier stand: the request, the fee, and what either may do about it. */
export function RequestDetails(props: RequestDetailsProps) {
  const { info, carrierId, onOrder, onKyc, begin } = props;
  const thread = info.negotiation;
  // The very amount that was read before the PIN: another one is never paid in its place.
  const [paying, setPaying] = useState<NegotiationView>();
  const [naming, setNaming] = useState(begin && thread.can.offer);
  const offer = latestOffer(thread);
  const actions = useNegotiation({
    thread,
    carrierId,
    onOrder: (order) => onOrder(order.id),
    onKyc,
    onPin: setPaying,
  });
  const isOther = paying !== undefined && offer?.negotiationId !== paying.negotiationId;
  const isNamedAnew = isOther && offer !== undefined;
  useEffect(() => {
    if (!isOther) return;
    setPaying(undefined);
    if (isNamedAnew) toast.info('They suggested another fee', 'Nothing was paid. Look at it before you agree.');
  }, [isOther, isNamedAnew]);

  if (paying && !isOther)
    return (
      <FeePin
        thread={thread}
        offer={paying}
        onAgree={(typed) => actions.agree(paying, typed)}
        onBack={() => setPaying(undefined)}
      />
    );
  return (
    <div className="grid gap-5 pb-1">
      <Head {...props} />
      {info.order ? <TheOrder order={info.order} onOpen={() => onOrder(info.order?.id ?? '')} /> : null}
      {thread.offers.length > 0 ? <FeeConversation thread={thread} /> : null}
      {naming ? (
        <NameFeeForm
          thread={thread}
          actions={actions}
          onKyc={onKyc}
          onDone={() => setNaming(false)}
          onBack={() => setNaming(false)}
        />
      ) : (
        <FeeActions {...props} actions={actions} offer={offer} onName={() => setNaming(true)} onPin={() => setPaying(offer)} />
      )}
      <AgreedFees fees={thread.lastAgreedFees} />
    </div>
  );
}

function Head({ info: { package: item, negotiation: thread }, onParcel, onRatings, messageHref }: RequestDetailsProps) {
  const { otherParty, role } = thread;
  return (
    <Card className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={otherParty.fullName} src={otherParty.profilePicture} size={44} />
        <p className="min-w-0 flex-1">
          <strong className="block truncate font-semibold">{otherParty.fullName}</strong>
          <span className="flex flex-wrap items-center gap-x-1.5 text-13 text-ink-soft">
            {role === 'sender' ? 'would carry your parcel' : 'sends this parcel'}
            <RatedButton rating={otherParty.rating} name={otherParty.fullName} onOpen={() => onRatings(otherParty.id)} />
          </span>
        </p>
        <ButtonLink
          variant="secondary"
          to={messageHref}
          aria-label={`Message ${otherParty.fullName}`}
          title="Message"
          className="min-h-11 flex-none px-3.5"
        >
          <MessageCircle size={18} aria-hidden="true" />
        </ButtonLink>
      </div>
      <button type="button" onClick={onParcel} className="min-h-11 text-left">
        <span className="flex flex-wrap items-center gap-x-1.5 font-medium wrap-anywhere">
          {placeName(item.pickupAddressJson.label)}
          <ArrowRight size={16} aria-label="to" className="flex-none text-ink-soft" />
          {placeName(item.dropOffAddressJson.label)}
        </span>
        <span className="block text-13 text-ink-soft">
          {categoryWord(item.itemCategoryId)}, {item.weight} kg · {dayInWords(item.shipmentDate, lagosDay(new Date()))}
        </span>
        <span className="block text-13 font-medium text-lagoon underline">See the parcel</span>
      </button>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="text-ink-soft">{role === 'sender' ? 'You hold in escrow' : 'The fee in escrow'}</span>
        <Amount minor={minorOf(thread.heldFee)} currency={thread.currency} className="text-21" />
      </p>
    </Card>
  );
}

/** The request that stands between the two, if there is one. */
function TheOrder({ order, onOpen }: { readonly order: OrderView; readonly onOpen: () => void }) {
  const asker = shortName(order.askedBy === 'sender' ? order.sender : order.carrier);
  const text =
    order.askedBy === order.role
      ? 'You have asked; the other side answers within a day.'
      : order.askedBy === 'carrier'
        ? `${asker} offers to carry it at this fee.`
        : `${asker} asks you to carry it at this fee.`;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" onClick={onOpen}>
          {order.needsMe ? 'Answer' : 'See the order'}
        </Button>
      }
    >
      <span className="flex flex-wrap items-center gap-3">
        <Stamp tone={stampTone(order)}>{stampWord(order)}</Stamp>
        {order.orderStatus === 0 ? text : null}
      </span>
    </Notice>
  );
}
