/** The sandbox cannot start for a reason that a person can fix; the message is the one sentence they are shown. */
export class StartFailure extends Error {}
