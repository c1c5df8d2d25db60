import type { BuyView } from '@waybill/contract/sales/buy-view';

type Chat = NonNullable<NonNullable<BuyView['mine']>['chat']>;

/** Whether something is new, in a line. */
export function newWords(name: string, { unread, lastSeq, canWrite }: Chat): string {
  if (unread === 1) return `A new message from ${name}`;
  if (unread > 1) return `${unread} new messages from ${name}`;
  if (lastSeq > 0) return canWrite ? 'Nothing new' : 'What was said stays here';
  return 'They answer here, and we text you when they do.';
}
