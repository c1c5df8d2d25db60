import { paymentPageLastsMs, requestKey } from '../../../forms/request-key.ts';
import { buyCreditsByCard } from '../api/buy-credits-by-card.ts';
import { leaveFor } from './leave-for.ts';
import { keepOpenPayment } from './open-payment.ts';

/** Off to the card page for credits; their price is in naira. */
export async function buyByCard(credits: number, amount: number, back: string): Promise<void> {
  const key = requestKey(sessionStorage, 'credits.card', { credits }, { lastsMs: paymentPageLastsMs });
  const { reference, authorizationUrl } = await buyCreditsByCard(credits, key);
  keepOpenPayment(sessionStorage, { id: reference, purpose: 'credits', currency: 'NGN', amount, back });
  await leaveFor(authorizationUrl);
}
