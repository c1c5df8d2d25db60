/** Set in the browser’s store while somebody’s messages wait: what keeps them is slower to ask, and not loaded everywhere. */
export const outboxKey = (userId: string) => `waybill.outbox.${userId}`;

/** Told to this page whenever something is written. */
export const outboxChanged = 'waybill.outbox-changed';

/** Told to this page when the server can be reached again: the live stream is open. */
export const wayIsFree = 'waybill.way-is-free';
