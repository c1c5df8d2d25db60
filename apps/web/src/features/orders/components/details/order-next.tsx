import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { isInOffice } from '../../../../session/acting.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { movesByWords, openQuestionOf, shortName } from '../../model/order-words.ts';
import { isArrivalAsked } from '../../model/step-words.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';
import { DealFacts } from '../negotiation/deal-facts.tsx';
import { ClaimNotices } from '../proof/claim-notices.tsx';
import { CancellationAsked } from './cancellation-asked.tsx';
import { DoorFinding, PickupFinding } from './door-finding.tsx';
import { OrderActions } from './order-actions.tsx';
import { PickupCode } from './pickup-code.tsx';
import { ReceiverNote } from './receiver-note.tsx';
import { WaitingMessages } from './waiting-messages.tsx';
import { WithheldCode } from './withheld-code.tsx';

// Asked once in an order’s life.
const AskStars = lazyComponent(
  async () => (await import('./ask-stars.tsx')).AskStars,
  <Skeleton shape="card" className="h-32" />,
);

// Offered to the carrier, once the parcel is out of their hands.
const SayAboutDoor = lazyComponent(
  async () => (await import('./say-about-door.tsx')).SayAboutDoor,
  <Skeleton shape="card" className="h-32" />,
);

// Asked of few, in a dispute.
const TeamQuestion = lazyComponent(
  async () => (await import('./team-question.tsx')).TeamQuestion,
  <Skeleton shape="card" className="h-32" />,
);

// Only of what was sold.
const DoorPanel = lazyComponent(async () => (await import('../door/door-panel.tsx')).DoorPanel, <Skeleton shape="card" />);

export type OrderNextProps = {
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly onComplain: () => void;
  readonly onEvidence: () => void;
  readonly onAnswer: () => void;
};

/** The one thing to do next, with what it takes right there. */
export function OrderNext(props: OrderNextProps) {
  const { order, moves, onComplain, onAnswer } = props;
  const question = openQuestionOf(order);
  const isAnswer = order.orderStatus === orderStatus.Requested && order.askedBy !== order.role;
  return (
    <section aria-label="What comes next" className="grid gap-3 empty:hidden">
      {question ? <TeamQuestion question={question} onAnswer={onAnswer} /> : null}
      <CancellationAsked order={order} />
      <ClaimNotices order={order} />
      <WaitingMessages order={order} />
      {order.pickupCode ? (
        <PickupCode
          code={order.pickupCode}
          text={`Tell it to ${shortName(order.carrier)} when the parcel changes hands, and to nobody else.`}
        />
      ) : null}
      <WithheldCode order={order} />
      <Door order={order} />
      {isGoingThere(order) ? <DoorFinding order={order} /> : isAtPickup(order) ? <PickupFinding order={order} /> : null}
      <ReceiverNote order={order} />
      {order.door ? <DoorPanel order={order} door={order.door} /> : null}
      {isAnswer ? <DealFacts item={order.package} side={order.role} fee={order.fee} currency={order.currency} /> : null}
      {isArrivalAsked(order) ? <Arrival order={order} /> : null}
      <OrderActions
        order={order}
        moves={moves}
        onComplain={onComplain}
        which="next"
        between={isAnswer ? <AnotherFee order={order} /> : null}
      />
      {order.movesBy && !order.cancellationAsked ? (
        <p className="text-center text-13 text-ink-soft">
          {movesByWords(order.movesBy.to)} <When at={order.movesBy.at} className="font-medium text-ink" />
        </p>
      ) : null}
      {order.orderStatus === orderStatus.Disputed ? <Dispute {...props} /> : null}
      {order.can.sayAboutDoor ? <SayAboutDoor order={order} /> : null}
      {(order.can.rate && isInOffice()) || order.ratings.mine || order.ratings.theirs ? <AskStars order={order} /> : null}
    </section>
  );
}

/** The carrier has it and brings it. Before that, what finds the door stands with the rest of the parcel. */
function isGoingThere({ role, orderStatus: status }: OrderView): boolean {
  return role === 'carrier' && isOnTheWay(status);
}

/** The carrier fetches it, or brings it back. */
function isAtPickup({ role, orderStatus: status }: OrderView): boolean {
  return role === 'carrier' && (status === orderStatus.Accepted || status === orderStatus.Returning);
}

/** For the carrier: the door to go to now. */
function Door({ order: { role, orderStatus: status, package: item } }: Pick<OrderNextProps, 'order'>) {
  if (role !== 'carrier' || !item.secrets) return null;
  const isReturn = status === orderStatus.Returning;
  const isPickup = status === orderStatus.Accepted || isReturn;
  if (!isPickup && status !== orderStatus.PickedUp && status !== orderStatus.InTransit) return null;
  return (
    <p className="wrap-anywhere">
      <span className="block caption">{isReturn ? 'Bring it back to' : isPickup ? 'Pick it up at' : 'Take it to'}</span>
      <strong className="block font-semibold">
        {isPickup
          ? wholeAddress(item.pickupAddress, item.pickupAddressJson.label)
          : wholeAddress(item.dropoffAddress, item.dropOffAddressJson.label)}
      </strong>
      <span className="block text-15 text-ink-soft">
        {isPickup ? item.secrets.senderFullName : item.secrets.receiverFullName}
      </span>
    </p>
  );
}

/** Many write the part of town with their street. */
function wholeAddress(street: string, area: string): string {
  return street.includes(area) ? street : `${street}, ${area}`;
}

/** The carrier’s photo of the handover, and the question it is meant to answer. */
function Arrival({ order }: Pick<OrderNextProps, 'order'>) {
  const proof = order.history.findLast(({ what }) => what === 'order.delivered');
  const images = proof?.images ?? [];
  return (
    <div className="flex items-center gap-4">
      {images.length > 0 ? (
        <div className="w-28 flex-none">
          <PictureGrid images={images} alt="The handover, as the carrier shows it" />
        </div>
      ) : null}
      <div className="min-w-0">
        <h3 className="text-17">Did it arrive?</h3>
        <p className="text-15 text-ink-soft">
          Ask {order.package.secrets?.receiverFullName ?? 'the receiver'}. With your yes {shortName(order.carrier)} is paid.
        </p>
      </div>
    </div>
  );
}

/** The other answer to a request: another amount. */
function AnotherFee({ order }: Pick<OrderNextProps, 'order'>) {
  const { open } = usePopup();
  const about = { packageId: order.packageId, userId: order.carrier.id };
  return order.needsMe ? (
    <Button full variant="secondary" onClick={() => open('MessageRequestDetails', { ...about, begin: 'fee' })}>
      Offer another fee
    </Button>
  ) : (
    <Button full onClick={() => open('MessageRequestDetails', about)}>
      See the fee that was named
    </Button>
  );
}

/** What becomes of a dispute, and by when. */
function Dispute({ order, onEvidence }: OrderNextProps) {
  const since = order.history.findLast(({ what }) => what === 'order.disputed');
  const by = new Date(Date.parse(since?.at ?? order.lastModified) + orderLimits.disputeDays * 86_400_000);
  const isLate = by.getTime() < Date.now();
  return (
    <div className="grid gap-3 rounded-field border border-line p-3.5">
      <h3 className="text-17">What happens next</h3>
      <ol className="grid list-decimal gap-1.5 pl-5 text-15">
        <li>Both of you say what happened, in words and photos.</li>
        <li>Our team reads it, and asks where something is missing.</li>
        <li>
          {isLate ? (
            'They decide. It takes longer than we promised; nobody has forgotten it.'
          ) : (
            <>
              They decide, <When at={by.toISOString()} className="font-medium" /> at the latest: the fee goes to one of you, or
              each gets a part.
            </>
          )}
        </li>
      </ol>
      <p className="text-15 text-ink-soft">Until then the money stays in escrow, and nobody gets it.</p>
      {order.can.addEvidence ? (
        <Button full onClick={onEvidence}>
          Add evidence
        </Button>
      ) : null}
    </div>
  );
}
