import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import type { ChatContext } from './context.ts';
import { dealReactions } from './deals.ts';
import { remindBuyerNow } from './jobs/remind-buyer.ts';
import { createRoomRoute } from './routes/create-room.ts';
import { deleteRoomRoute } from './routes/delete-room.ts';
import { getRoomRoute } from './routes/get-room.ts';
import { getVoiceNoteRoute } from './routes/get-voice-note.ts';
import { listBuyerMessagesRoute } from './routes/list-buyer-messages.ts';
import { listMessagesRoute } from './routes/list-messages.ts';
import { listRoomsRoute } from './routes/list-rooms.ts';
import { markBuyerReceiptRoute } from './routes/mark-buyer-receipt.ts';
import { markReceiptRoute } from './routes/mark-receipt.ts';
import { openBuyerRoomRoute } from './routes/open-buyer-room.ts';
import { searchMessagesRoute } from './routes/search-messages.ts';
import { sendBuyerMessageRoute } from './routes/send-buyer-message.ts';
import { sendMessageRoute } from './routes/send-message.ts';
import { sendTypingRoute } from './routes/send-typing.ts';

export { openRoom } from './commands/create-room.ts';
export { deleteRooms, forgetChats } from './commands/forget-chats.ts';
export { markReceipt } from './commands/mark-receipt.ts';
export { postDeal } from './commands/post-deal.ts';
export { type PastChat, recordPastChat } from './commands/record-past-chat.ts';
export { sendMessage } from './commands/send-message.ts';
export type { ChatContext } from './context.ts';
export { messageSent } from './events.ts';
export { readMessages } from './read-messages.ts';
export { type Evidence, listLastWritten } from './storage/evidence.ts';
export { lastUnread, unreadChats } from './storage/members.ts';
export { findRoomOf, findRoomPair } from './storage/rooms.ts';

export const chatRoutes: readonly Route<ChatContext>[] = [
  createRoomRoute,
  listRoomsRoute,
  getRoomRoute,
  listMessagesRoute,
  sendMessageRoute,
  getVoiceNoteRoute,
  markReceiptRoute,
  sendTypingRoute,
  searchMessagesRoute,
  deleteRoomRoute,
  openBuyerRoomRoute,
  listBuyerMessagesRoute,
  sendBuyerMessageRoute,
  markBuyerReceiptRoute,
];
export const chatJobs: readonly JobHandler<ChatContext>[] = [remindBuyerNow];
export const chatReactions: readonly Reaction<ChatContext>[] = dealReactions;
