/** How long an identity check takes: promised once, and said with the same words wherever it is said. */
export const checkTime = 'mostly within a day';
