export const chatLimits = {
  text: 4000,
  images: 5,
  /** Rooms in the list; older ones are found by searching. */
  rooms: 20,
  /** What is searched for, in messages and in names. */
  search: 80,
  /** Messages in one answer. */
  page: 50,
  /** The same for a buyer, whose page is made for slow networks. */
  buyerPage: 20,
  /** What a buyer may write to their seller: nobody has an account that could be suspended for more. */
  buyerMessages: [
    { max: 20, seconds: 60 },
    { max: 200, seconds: 86_400 },
  ],
} as const;
