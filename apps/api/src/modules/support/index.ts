import type { Route } from '../../platform/http/route.ts';
import type { SupportContext } from './context.ts';
import { getLiveChatRoute } from './routes/get-live-chat.ts';
import { openSupportRoomRoute } from './routes/open-support-room.ts';

export { answerSupport } from './commands/answer-support.ts';
export { deleteSupportMessages } from './commands/delete-support-messages.ts';

export type { SupportContext } from './context.ts';
export { readSupportMessages, readSupportRoom } from './read-support.ts';
export { ensureSupportAccount } from './storage/support-account.ts';
export {
  countWaitingRooms,
  findSettledUpTo,
  findSupportRoom,
  listSupportRooms,
  type SupportRoomRow,
  settleRoom,
  unsettleRoom,
  waitingRooms,
} from './storage/support-rooms.ts';

export const supportRoutes: readonly Route<SupportContext>[] = [openSupportRoomRoute, getLiveChatRoute];
