import type { ArrivalReport } from '../bank-transfers/port.ts';
import type { PlayBank } from './port.ts';

/** As long as the accounts of real banks. */
const openMs = 30 * 60_000;

/** What arrived is asked after at once and written down; so it is forgotten with the process. */
export function createPlayBank(): PlayBank {
  const arrivals = new Map<string, ArrivalReport[]>();
  return {
    payIn(reference, amountMinor) {
      const before = arrivals.get(reference) ?? [];
      const id = `${reference}-${before.length + 1}`;
      arrivals.set(reference, [...before, { id, amountMinor, at: new Date(), senderName: 'Test Receiver' }]);
    },
    openAccount: async ({ reference }) => ({
      accountNumber: String([...reference].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10 ** 10, 7)).padStart(
        10,
        '0',
      ),
      bankName: 'Test Bank',
      accountName: 'Waybill Test',
      expiresAt: new Date(Date.now() + openMs),
    }),
    findArrivals: async (reference) => ({ currency: 'NGN', arrivals: arrivals.get(reference) ?? [] }),
    giveBack: async () => 'done',
    findGiveBack: async () => undefined,
  };
}
