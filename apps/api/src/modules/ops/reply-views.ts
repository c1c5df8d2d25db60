import type { ReplyView } from '@waybill/contract/ops/reply-view';
import type { ReplyRow } from './storage/replies.ts';

export function replyViewOf({ body, kinds, username, fullName, changedAt, retiredAt, ...row }: ReplyRow): ReplyView {
  return {
    ...row,
    text: body,
    kinds: [...kinds],
    changedBy: { username, fullName },
    changedAt: changedAt.toISOString(),
    isRetired: retiredAt !== null,
  };
}
