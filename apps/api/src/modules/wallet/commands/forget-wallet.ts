import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inMoney } from '../money-words.ts';
import { findLeftover, forgetDestinations, type Leftover } from '../storage/leaving.ts';

/** Refuses to let a member leave with money or a debt, or while money is on its way. */
export async function checkWalletsAreEmpty(tx: Tx, userId: string): Promise<void> {
  const leftover = await findLeftover(tx, userId);
  if (leftover) throw new Problem('wallet_not_empty', inWords(leftover));
}

function inWords({ kind, currency, amountMinor }: Leftover): string {
  const amount = inMoney(BigInt(amountMinor), currency);
  switch (kind) {
    case 'escrow':
      return `${amount} is held for your parcels. Take them off the timeline first; the money comes back at once.`;
    case 'available':
      return `There is ${amount} in your wallet. Please pay it out or spend it first.`;
    case 'uncleared':
      return `You have earned ${amount} that is not yours to spend yet. Please wait until it is, and pay it out.`;
    case 'receivable':
      return `You owe us ${amount} for a payment that was taken back. Please top up to settle it first.`;
    case 'payout':
      return `A payout of ${amount} is still on its way. Please wait until it has arrived.`;
    case 'payment':
      return `A payment of ${amount} has not been decided yet. Please finish it, or try again in an hour.`;
    case 'transfer':
      return `${amount} that you sent by transfer is on its way back to you. Please wait until it has arrived.`;
    case 'question':
      return `Our team is looking at a payment of ${amount}. Please wait until they have written to you.`;
  }
}

/** The books stay; destinations of payouts are deleted. */
export const forgetWallet = forgetDestinations;
