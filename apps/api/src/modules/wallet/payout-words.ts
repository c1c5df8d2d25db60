import type { Destination, Payout } from './storage/payouts.ts';

export function payoutTitle(to: Destination): string {
  return `To ${'accountName' in to ? to.accountName : to.paypalEmail}`;
}

/** The text of a payout in the history, while it is under way and when it has ended. */
export function payoutWords(state: Exclude<Payout['state'], 'queued'>, to: Destination): string {
  const where = 'accountName' in to ? `the account ending ${to.accountNumber.slice(-4)}` : to.paypalEmail;
  switch (state) {
    case 'sent':
      return `On its way to ${where}. If it cannot be delivered, it comes back in full.`;
    case 'waiting':
      return 'Our team confirms this one by hand before it goes on. If it cannot be delivered, it comes back in full.';
    case 'unclaimed':
      return `PayPal has written to ${where}, who has 30 days to accept it. After that it comes back in full.`;
    case 'paid':
      return `Delivered to ${where}.`;
    case 'returned':
      return 'It could not be delivered. The money is back in your balance, in full.';
  }
}
