/** A person's inbox has grown: their ids, with spaces between. */
export const inboxChannel = 'realtime_inbox';
/** For everybody who is connected. */
export const broadcastChannel = 'realtime_broadcast';
/** For one person who is connected: their id, a space, the event. */
export const passingChannel = 'realtime_passing';

export const realtimeChannels = [inboxChannel, broadcastChannel, passingChannel] as const;

export type RealtimeChannel = (typeof realtimeChannels)[number];
