import { orderStatus } from '@waybill/contract/orders/enums';
import type { NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RatedButton } from '../../../../ui/rated.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { toast } from '../../../../ui/toast.tsx';
import type { DeliveryRequestInfo } from '../../api/get-delivery-request-info.ts';
import { latestOffer } from '../../model/fee-words.ts';
import { needWords } from '../../model/order-words.ts';
import { stampTone, stampWord } from '../../model/status-words.ts';
import { useNegotiation } from '../../model/use-negotiation.ts';
import { AgreedFees } from './agreed-fees.tsx';
import { Answer } from './answer.tsx';
import { DealFacts } from './deal-facts.tsx';
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
      {info.order ? <TheOrder order={info.order} onOrder={onOrder} onKyc={onKyc} /> : null}
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
  const offer = latestOffer(thread);
  return (
    <div className="grid gap-3">
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
      <DealFacts
        item={item}
        side={role}
        fee={offer && !offer.isMine ? offer.amount : thread.heldFee}
        currency={thread.currency}
      />
      <button type="button" onClick={onParcel} className="link min-h-11 justify-self-start text-15">
        See the parcel
      </button>
    </div>
  );
}

type TheOrderProps = Pick<RequestDetailsProps, 'onOrder' | 'onKyc'> & { readonly order: OrderView };

/** The request that stands between the two, if there is one, with its answers. */
function TheOrder({ order, onOrder, onKyc }: TheOrderProps) {
  if (order.orderStatus === orderStatus.Requested && order.needsMe)
    return (
      <div className="grid gap-3">
        <p className="font-medium">{needWords(order)} at this fee.</p>
        <Answer order={order} onOpen={onOrder} onKyc={onKyc} />
      </div>
    );
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" onClick={() => onOrder(order.id)}>
          See the order
        </Button>
      }
    >
      <span className="flex flex-wrap items-center gap-3">
        <Stamp tone={stampTone(order)}>{stampWord(order)}</Stamp>
        {order.orderStatus === orderStatus.Requested && order.askedBy === order.role
          ? 'You have asked; the other side answers within a day.'
          : null}
      </span>
    </Notice>
  );
}
