export const chatLimits = {
  text: 4000,
  images: 5,
  /** Rooms in the list; older ones are found by searching. */
  rooms: 20,
  /** What is searched for, in messages and in names. */
  search: 80,
  /** Messages in one answer. */
  page: 50,
} as const;
