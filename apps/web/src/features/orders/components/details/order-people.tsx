import { areDetailsSeen, detailsSeenDays } from '@waybill/contract/orders/details-seen';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { AuthorView } from '@waybill/contract/timeline/item-view';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { chatWith, profileOf } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { RatedButton } from '../../../../ui/rated.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';

/** Sender, carrier and receiver, with a way to write to the other side, and a phone number where the server gave one. */
export function OrderPeople({ order }: { readonly order: OrderView }) {
  const { role, sender, carrier, carrierPhoneNumber } = order;
  const { secrets } = order.package;
  return (
    <ul className="grid gap-1">
      <PersonLine
        person={sender}
        does={role === 'sender' ? 'You send it' : 'Sends it'}
        phone={role === 'carrier' ? secrets?.senderPhoneNumber : undefined}
        canWrite={role === 'carrier'}
        handsOver={secrets && secrets.senderFullName !== sender.fullName ? secrets.senderFullName : undefined}
      />
      <PersonLine
        person={carrier}
        does={role === 'carrier' ? 'You carry it' : 'Carries it'}
        phone={carrierPhoneNumber ?? undefined}
        canWrite={role === 'sender'}
      />
      {secrets ? (
        <li className="flex items-center gap-3 py-1.5">
          <Avatar name={secrets.receiverFullName} size={44} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{secrets.receiverFullName}</span>
            <span className="block text-13 text-ink-soft">Receives it</span>
          </span>
          <Call name={secrets.receiverFullName} number={secrets.receiverPhoneNumber} />
        </li>
      ) : null}
      {areDetailsSeen({ status: order.orderStatus, changedAt: new Date(order.lastModified) }, new Date()) ? null : (
        <li className="py-1.5 text-13 text-ink-soft">
          {role === 'carrier'
            ? `Names, phones and addresses: hidden ${detailsSeenDays} days after delivery.`
            : `The carrier’s phone: hidden ${detailsSeenDays} days after delivery. They no longer see yours either.`}
        </li>
      )}
    </ul>
  );
}

type PersonLineProps = {
  readonly person: AuthorView;
  readonly does: string;
  readonly phone?: string | undefined;
  readonly canWrite: boolean;
  /** Somebody else who stands at the door. */
  readonly handsOver?: string | undefined;
};

function PersonLine({ person, does, phone, canWrite, handsOver }: PersonLineProps) {
  const { open } = usePopup();
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Avatar name={person.fullName} src={person.profilePicture} size={44} />
      <span className="min-w-0 flex-1">
        <Link to={profileOf(person.id)} className="block truncate font-semibold hover:underline">
          {person.fullName}
        </Link>
        <span className="flex flex-wrap items-center gap-x-1.5 text-13 text-ink-soft">
          {does}
          <TeamBadge isStaff={person.isStaff} />
          {person.rating > 0 ? (
            <>
              <span aria-hidden="true">·</span>
              <RatedButton
                rating={person.rating}
                name={person.fullName}
                onOpen={() => open('UserRating', { userId: person.id })}
              />
            </>
          ) : null}
          {handsOver ? <span>· {handsOver} hands it over</span> : null}
        </span>
      </span>
      {canWrite ? (
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

function Call({ name, number }: { readonly name: string; readonly number: string }) {
  return (
    <a
      href={`tel:${number}`}
      aria-label={`Call ${name}, ${number}`}
      title={number}
      className="button button-secondary min-h-11 flex-none px-3.5 text-15"
    >
      <Phone size={18} aria-hidden="true" />
      Call
    </a>
  );
}
