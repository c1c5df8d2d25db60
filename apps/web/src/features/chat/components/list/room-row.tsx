import type { RoomView } from '@waybill/contract/chat/room-view';
import Package from 'lucide-react/icons/package';
import { Link } from '../../../../ui/navigation/link.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';
import { lastLine } from '../../model/last-line.ts';
import { otherIn, unreadIn } from '../../model/members.ts';
import { shortWhen } from '../../model/room-clock.ts';
import { PresenceFace } from '../presence-face.tsx';

type RoomRowProps = { readonly room: RoomView; readonly to: string; readonly isOpen: boolean; readonly now: Date };

/** One conversation: with whom, what was said last and when, and what waits. */
export function RoomRow({ room, to, isOpen, now }: RoomRowProps) {
  const { fullName, isStaff } = otherIn(room);
  const unread = unreadIn(room);
  const { sentAt } = room.recentMessage;
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined} className="chat-row" data-unread={unread > 0 || undefined}>
      <PresenceFace room={room} size={44} />
      <span className="chat-row-middle">
        <span className="chat-row-name">
          <span className="chat-row-full-name">{fullName}</span>
          <TeamBadge isStaff={isStaff} />
          {room.presence?.isHere ? <span className="sr-only">, online</span> : null}
        </span>
        <span className="chat-row-line" dir="auto">
          {room.sale ? (
            <span className="block truncate text-13 font-normal text-ink-soft">
              <span className="sr-only">, </span>buyer of {room.sale.title}
            </span>
          ) : null}
          <span className="sr-only">: </span>
          {room.sale ? <span className="block truncate">{lastLine(room)}</span> : lastLine(room)}
        </span>
      </span>
      <span className="chat-row-side">
        {sentAt === null ? null : (
          <time dateTime={sentAt} className="chat-row-when">
            {shortWhen(sentAt, now)}
          </time>
        )}
        <span className="chat-row-marks">
          {room.hasPendingDeliveryRequest ? (
            <span className="chat-row-parcel" title="A delivery request waits">
              <Package size={14} aria-hidden="true" />
              <span className="sr-only">, a delivery request waits</span>
            </span>
          ) : null}
          {unread > 0 ? (
            <span className="chat-badge">
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> unread</span>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
