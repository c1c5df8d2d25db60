/** Three lines of text with room around them. */
export const rowRem = 5.25;
