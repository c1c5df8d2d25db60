import { type Currency, homeCurrency } from '@waybill/contract/money';
import type { OwnUser } from '@waybill/contract/users/user-view';

type Mover = Pick<OwnUser, 'countryCode' | 'emailVerified' | 'phoneVerified' | 'phoneNumber' | 'business'>;

const wallets: Readonly<Record<Currency, string>> = { NGN: 'naira', USD: 'dollar' };

/** The consequences of moving to another country, as sentences for the person who moves. */
export function consequencesOf(user: Mover, to: { readonly id: string; readonly currency: Currency }): string[] {
  const from = homeCurrency(user.countryCode);
  const isOtherMoney = from !== to.currency;
  return [
    isOtherMoney
      ? `Your ${wallets[to.currency]} wallet becomes your home wallet. Your ${wallets[from]} wallet stays, with everything in it.`
      : `Your ${wallets[from]} wallet stays your home wallet.`,
    ...(isOtherMoney && user.business?.baseFare ? ['Your base fare is cleared: please set it in the new currency.'] : []),
    verificationWords(user, to.id),
  ];
}

function verificationWords(user: Mover, countryCode: string): string {
  if (countryCode === 'NG') {
    if (user.phoneNumber === null) return 'In Nigeria we reach you by phone: please add your number first.';
    return user.phoneVerified
      ? 'Your phone is verified already.'
      : 'We send a code to your phone. Until you enter it, everything else waits.';
  }
  return user.emailVerified
    ? 'Your email is verified already.'
    : 'We send a code to your email. Until you enter it, everything else waits.';
}
