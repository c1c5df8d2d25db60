import type { LiveChatPort } from '../../providers/live-chat/port.ts';
import type { ChatContext } from '../chat/index.ts';

export type SupportContext = ChatContext & {
  /** The live chat of a provider, where there is one; else people write to us in a room. */
  readonly liveChat?: LiveChatPort | undefined;
};
