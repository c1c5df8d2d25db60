export const transactionStatus = { Pending: 0, Successful: 1, Failed: 2, Reversed: 3 } as const;
export type TransactionStatus = (typeof transactionStatus)[keyof typeof transactionStatus];

export const transactionKinds = [
  'top-up',
  'payout',
  'credits',
  'escrow',
  'escrow-returned',
  'earning',
  'sale',
  'correction',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Bundles of credits: one credit pays one send-package charge. */
export const creditBundles = [
  { credits: 1, percentOff: 0 },
  { credits: 5, percentOff: 5 },
  { credits: 10, percentOff: 10 },
  { credits: 25, percentOff: 15 },
] as const;

/** The charge for sending a package, which one credit pays: in major units. */
export const sendPackageCharge = { NGN: 500, USD: 1 } as const;
