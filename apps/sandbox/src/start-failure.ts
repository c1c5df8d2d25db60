/** The sandbox cannot start for a reason a person can mend; the message is the one sentence they are shown. */
export class StartFailure extends Error {}
