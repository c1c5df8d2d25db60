import type { LiveChatPort } from '../../providers/live-chat/port.ts';
import type { ChatContext } from '../chat/index.ts';

export type SupportContext = ChatContext & {
  /** Somebody else’s widget, where there is one; else people write to us in a room. */
  readonly liveChat?: LiveChatPort | undefined;
};
