export const chatLimits = {
  text: 4000,
  images: 5,
  /** Rooms in the list; older ones are found by searching. */
  rooms: 20,
  /** Messages in one answer. */
  page: 50,
} as const;
