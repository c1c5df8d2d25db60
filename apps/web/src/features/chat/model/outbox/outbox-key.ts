/** Set in the browser’s store while somebody’s messages wait: what keeps them is slower to ask, and not loaded everywhere. */
export const outboxKey = (userId: string) => `waybill.outbox.${userId}`;

/** The event of this page for a new message in the outbox. */
export const outboxChanged = 'waybill.outbox-changed';

/** The event of this page for a server that can be reached again: the live stream is open. */
export const wayIsFree = 'waybill.way-is-free';
