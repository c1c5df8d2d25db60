import type { Currency } from '@waybill/contract/money';
import type { PastMovement } from '../modules/wallet/index.ts';

type Input = PastMovement extends infer M ? (M extends { what: string } ? Omit<M, 'at' | 'currency'> : never) : never;
type Moment = readonly [daysAgo: number, time: string, input: Input, currency?: Currency];

const topUp = (amount: number): Input => ({ what: 'top-up', amount });
const bank = (bankCode: string, accountNumber: string, accountName: string) => ({ bankCode, accountNumber, accountName });
const tundes = bank('058', '0123456789', 'TUNDE BALOGUN');
const swiftlanes = bank('057', '2034567801', 'SWIFTLANE LOGISTICS LTD');
const payout = (amount: number, to: typeof tundes): Input => ({ what: 'payout', amount, to });
const credits = (count: number): Input => ({ what: 'credits', credits: count });

/** Wallet histories of the demo's people in the weeks before, oldest first. */
const lives: Readonly<Record<string, readonly Moment[]>> = {
  adaeze: [
    [41, '08:12', topUp(30_000)],
    [33, '19:40', credits(5)],
    [24, '12:05', topUp(15_000)],
    [17, '21:31', { what: 'failed top-up', amount: 50_000 }],
    [12, '09:48', topUp(20_000)],
    [5, '17:22', credits(1)],
    [2, '10:03', topUp(7_500)],
  ],
  tunde: [
    [44, '07:30', topUp(12_000)],
    [37, '13:15', topUp(60_000)],
    [29, '16:44', payout(40_000, tundes)],
    [21, '11:20', topUp(25_000)],
    [15, '18:02', { what: 'returned payout', amount: 18_500.5, to: bank('044', '0690000031', 'T BALOGUN') }],
    [14, '08:55', payout(18_500.5, tundes)],
    [10, '20:17', topUp(45), 'USD'],
    [6, '14:09', credits(10)],
    [3, '09:33', topUp(9_000)],
  ],
  swiftlane: [
    [52, '08:00', topUp(500_000)],
    [45, '15:30', credits(25)],
    [38, '10:10', topUp(750_000)],
    [27, '16:00', payout(650_000, swiftlanes)],
    [19, '09:05', topUp(420_000)],
    [11, '11:45', credits(25)],
    [9, '16:20', payout(300_000, swiftlanes)],
    [4, '08:40', topUp(180_000)],
    [1, '13:55', topUp(95_000)],
  ],
  maria: [
    [36, '18:25', topUp(80)],
    [28, '20:10', credits(5)],
    [13, '09:15', { what: 'failed top-up', amount: 150 }],
    [13, '09:21', topUp(150)],
    [4, '22:06', credits(1)],
  ],
  bayo: [[60, '12:00', topUp(5_000)]],
  idara: [
    [9, '08:30', topUp(400_000)],
    [2, '08:45', topUp(250_000)],
  ],
  chioma: [[20, '09:10', topUp(150_000)]],
  emeka: [
    [18, '17:45', topUp(120_000)],
    [1, '16:40', { what: 'odd top-up', amount: 25_000, paid: 2_500 }],
  ],
  fatima: [[15, '11:30', topUp(90_000)]],
  kunle: [[12, '08:20', topUp(60_000)]],
  ibrahim: [[26, '07:50', topUp(45_000)]],
  blessing: [
    [34, '18:05', topUp(40_000)],
    [9, '12:30', credits(5)],
  ],
  tari: [[22, '10:15', topUp(8_000)]],
  arewariders: [[25, '09:00', topUp(120_000)]],
  creekside: [[31, '08:30', topUp(160_000)]],
  zumalines: [[30, '10:00', topUp(250_000)]],
};

export function demoMoneyOf(username: string, home: Currency, now: Date): PastMovement[] {
  return (lives[username] ?? []).map(([daysAgo, time, input, currency = home]) => {
    const day = new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return { ...input, currency, at: new Date(`${day}T${time}:00+01:00`) };
  });
}
