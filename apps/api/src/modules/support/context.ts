import type { ChatContext } from '../chat/index.ts';

export type SupportContext = ChatContext;
