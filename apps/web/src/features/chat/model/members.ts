import type { RoomView } from '@waybill/contract/chat/room-view';
import { supportAccount } from '@waybill/contract/support/support-account';

export type Member = RoomView['members'][number];

const nobody: Member = {
  userId: '',
  username: '',
  fullName: 'Someone who left',
  avatar: null,
  isStaff: false,
  unreadMessagesCount: 0,
  deletedChat: false,
  deletedOn: null,
};

/** The other member of a room. */
export function otherIn({ members }: Pick<RoomView, 'members'>): Member {
  return members[1] ?? nobody;
}

export function unreadIn({ members }: Pick<RoomView, 'members'>): number {
  return members[0]?.unreadMessagesCount ?? 0;
}

/** Our support answers only where one writes to it, so the server never mutes it. */
export function canMute(userId: string): boolean {
  return userId !== supportAccount.id;
}

/** The name by which sentences refer to a person. */
export function firstName(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName;
}
