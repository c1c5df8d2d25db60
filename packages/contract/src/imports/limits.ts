/** What an import may be: a file of a day’s parcels, not of a year’s. */
export const importLimits = {
  rows: 1_000,
  columns: 60,
  /** Characters of one cell; more is no name and no address. */
  cell: 500,
  /** Of the file as it is sent. */
  bytes: 2 * 1024 * 1024,
  filesADay: 30,
  /** Since it was last changed. */
  keptDays: 30,
} as const;
