import { paths } from '../session/paths.ts';
import { sentence } from './routes/welcome/headline.ts';

/** The pages that may be found and shared, each in a sentence. Only the build reads it. */
export const pageDescriptions: ReadonlyMap<string, string> = new Map([
  [paths.welcome, sentence],
  [paths.login, 'Sign in to Waybill to send, carry and get paid. New here? An account takes two minutes.'],
  [paths.signup, 'Open an account at Waybill: send parcels, carry them on your way, or bring your dispatch business.'],
  [paths.track, 'Enter a tracking number and see where the parcel is. You need no account.'],
  [paths.shared, 'Somebody shared this from Waybill: parcels that go with people who are going that way.'],
  [paths.join, 'A business invites you to act for it on Waybill: see what that means, and say yes or no.'],
  [paths.buy, 'Buy without an account: your money waits in escrow until you hold what you bought.'],
  [paths.help, 'How escrow, codes, fees, cancelling and disputes work at Waybill.'],
  [paths.terms, 'What you and Waybill promise each other: parcels, money, disputes and what we answer for.'],
  [paths.privacy, 'What Waybill keeps of you, who sees it, and for how long.'],
  [paths.developers, 'Send parcels from your own program and hear of them, in ten minutes: keys, calls and webhooks of Waybill.'],
]);
