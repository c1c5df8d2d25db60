import { areDetailsSeen, detailsSeenDays } from '@waybill/contract/orders/details-seen';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { readablePhone } from '@waybill/contract/readable-phone';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { isInOffice } from '../../../../session/acting.ts';
import { chatWith, profileOf } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { RatedButton } from '../../../../ui/rated.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';
import { otherOf } from '../../model/order-words.ts';
import { RiderLine } from './rider-line.tsx';

/** The people whom one has to do with: the other side, and for the carrier whoever receives it. */
export function OrderPerson({ order }: { readonly order: OrderView }) {
  const isCarrier = order.role === 'carrier';
  const isPickedUp = order.orderStatus === orderStatus.PickedUp || order.orderStatus === orderStatus.InTransit;
  const areSeen = areDetailsSeen({ status: order.orderStatus, changedAt: new Date(order.lastModified) }, new Date());
  return (
    <ul aria-label="People" className={isPickedUp ? 'flex flex-col-reverse gap-1' : 'flex flex-col gap-1'}>
      <OtherSide order={order} />
      <RiderLine order={order} />
      {isCarrier ? <Receiver order={order} /> : null}
      {areSeen ? null : (
        <li className="py-1.5 text-13 text-ink-soft">
          {isCarrier
            ? `Names, phones and addresses: hidden ${detailsSeenDays} days after delivery.`
            : `The carrier’s phone: hidden ${detailsSeenDays} days after delivery. They no longer see yours either.`}
        </li>
      )}
    </ul>
  );
}

function OtherSide({ order }: { readonly order: OrderView }) {
  const { open } = usePopup();
  const { role, carrierPhoneNumber } = order;
  const { secrets } = order.package;
  const person = otherOf(order);
  const phone = role === 'carrier' ? secrets?.senderPhoneNumber : carrierPhoneNumber;
  // Somebody else may stand at the door.
  const handsOver =
    role === 'carrier' && secrets && secrets.senderFullName !== person.fullName ? secrets.senderFullName : undefined;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Avatar name={person.fullName} src={person.profilePicture} size={44} />
      <span className="min-w-0 flex-1">
        <Link to={profileOf(person.id)} className="block truncate font-semibold hover:underline">
          {person.fullName}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
          {person.rating > 0 ? (
            <RatedButton rating={person.rating} name={person.fullName} onOpen={() => open('UserRating', { userId: person.id })} />
          ) : null}
          {person.isIdentityChecked ? (
            <span className="inline-flex items-center gap-1">
              <BadgeCheck size={15} aria-hidden="true" className="flex-none text-palm" />
              Checked
            </span>
          ) : null}
          <TeamBadge isStaff={person.isStaff} />
          {person.rating === 0 && !person.isIdentityChecked ? (role === 'sender' ? 'Carries it' : 'Sends it') : null}
          {handsOver ? <span className="wrap-anywhere">{handsOver} hands it over</span> : null}
        </span>
      </span>
      {isInOffice() ? (
        <ButtonLink
          variant="secondary"
          to={chatWith(person.id)}
          aria-label={`Message ${person.fullName}`}
          title="Message"
          className="min-h-11 flex-none px-3.5"
        >
          <MessageCircle size={18} aria-hidden="true" />
        </ButtonLink>
      ) : null}
      {phone ? <Call name={person.fullName} number={phone} /> : null}
    </li>
  );
}

/** Whoever takes the parcel in the end; they need no account. */
export function Receiver({ order }: { readonly order: OrderView }) {
  const { secrets } = order.package;
  if (!secrets) return null;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Avatar name={secrets.receiverFullName} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{secrets.receiverFullName}</span>
        <span className="block text-13 text-ink-soft">Receives it</span>
      </span>
      <Call name={secrets.receiverFullName} number={secrets.receiverPhoneNumber} />
    </li>
  );
}

function Call({ name, number }: { readonly name: string; readonly number: string }) {
  return (
    <a
      href={`tel:${number}`}
      aria-label={`Call ${name}, ${readablePhone(number)}`}
      title={readablePhone(number)}
      className="button button-secondary min-h-11 flex-none px-3.5"
    >
      <Phone size={18} aria-hidden="true" />
    </a>
  );
}
