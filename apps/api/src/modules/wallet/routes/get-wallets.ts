import { homeCurrency, toMajor } from '@waybill/contract/money';
import { getWallets as call } from '@waybill/contract/wallet/get-wallets';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { findWalletOwner, listWallets } from '../storage/balances.ts';
import { countCredits } from '../storage/credits.ts';
import { paidOutToday } from '../storage/payouts.ts';
import { walletViewOf } from '../views.ts';

export const getWalletsRoute = defineRoute(
  call,
  async ({ db, walletLimits }, { caller: { userId } }) => {
    const [wallets, credits, owner, naira, dollars] = await Promise.all([
      listWallets(db, userId),
      countCredits(db, userId),
      findWalletOwner(db, userId),
      paidOutToday(db, userId, 'NGN'),
      paidOutToday(db, userId, 'USD'),
    ]);
    if (!owner) throw new Problem('session_ended', 'This account is gone.');
    const home = homeCurrency(owner.countryCode);
    const left = (limit: bigint, paid: bigint) => toMajor(limit > paid ? limit - paid : 0n);
    const topUp = ({ smallest, largestChecked, largestUnchecked }: (typeof walletLimits.topUp)['NGN']) => ({
      smallest: toMajor(smallest),
      largest: toMajor(owner.isKycCompleted ? largestChecked : largestUnchecked),
      largestChecked: toMajor(largestChecked),
    });
    return {
      wallets: wallets.map(walletViewOf).sort((one, other) => Number(other.currency === home) - Number(one.currency === home)),
      credits,
      homeCurrency: home,
      topUpLimits: { NGN: topUp(walletLimits.topUp.NGN), USD: topUp(walletLimits.topUp.USD) },
      payoutLeftToday: { NGN: left(walletLimits.payoutADay.NGN, naira), USD: left(walletLimits.payoutADay.USD, dollars) },
      isKycCompleted: owner.isKycCompleted,
    };
  },
  { reads: 'primary-and-say' },
);
