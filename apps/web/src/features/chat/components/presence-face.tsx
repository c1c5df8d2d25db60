import type { RoomView } from '@waybill/contract/chat/room-view';
import { Avatar } from '../../../ui/avatar.tsx';
import { otherIn } from '../model/members.ts';

/** A face, with a dot where its owner is here and lets others see it. The words for it stand beside. */
export function PresenceFace({ room, size }: { readonly room: RoomView; readonly size: 36 | 44 }) {
  const { fullName, avatar } = otherIn(room);
  return (
    <span className="chat-face">
      <Avatar name={fullName} src={avatar} size={size} />
      {room.presence?.isHere ? <span aria-hidden="true" className="chat-here" /> : null}
    </span>
  );
}
