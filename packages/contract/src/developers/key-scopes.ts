/** What an API key opens: to look, to send parcels, to be told by webhooks. Money, PINs, passwords and papers have no scope. */
export const keyScopes = ['read', 'ship', 'webhooks'] as const;

export type KeyScope = (typeof keyScopes)[number];

/** Every key begins with one of these, so that one which was published by mistake is recognised. */
export const livePrefix = 'wb_live_';
/** A key of a test world: made-up money, and nobody else is there. */
export const testPrefix = 'wb_test_';

/** A world that nobody has looked into for so long is deleted with all that is in it. */
export const testWorldKeptDays = 30;

/** Keys that somebody has at once, at most. */
export const mostKeys = 20;
export const longestKeyName = 60;
export const mostKeyAddresses = 20;

/** Calls that a key may make in a minute. */
export const keyCallsAMinute = 600;
/** Requests of a key that are kept for its owner to look at. */
export const keptKeyRequests = 1_000;
