/** The promised duration of an identity check, in the same words everywhere. */
export const checkTime = 'usually within a day';
