import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import type { WalletContext } from '../context.ts';
import { providerDown } from '../refusals.ts';
import { findListedPayout } from '../storage/payout-list.ts';
import { claimGivingBack, endSending, lockPayout, type Payout } from '../storage/payouts.ts';
import { concludePayout } from './settle-payout.ts';

type GivingBack = {
  readonly staffId: string;
  /** Somebody has looked at the provider, where we cannot ask it. */
  readonly hasLooked: boolean;
  /** Done in the same transaction. */
  readonly also: (tx: Tx, payout: { readonly userId: string }) => Promise<void>;
  /** Runs last in the same transaction, when everything has moved. */
  readonly last: (tx: Tx, payout: Payout) => Promise<void>;
  /** It is going to be taken back at once: neither the provider nor its other senders need to know of it. */
  readonly isRehearsal?: boolean;
};

/**
 * Gives back a payout that cannot be sent. It is claimed as for sending, so that nobody tells the provider of it meanwhile, and the provider is asked
 * whether it knows it: money that may have gone is never given back on a guess.
 */
export async function giveBackPayout(
  context: WalletContext,
  reference: string,
  { staffId, hasLooked, also, last, isRehearsal = false }: GivingBack,
): Promise<void> {
  const payout = await findListedPayout(context.db, reference);
  if (!payout) throw new Problem('not_found', 'There is no such payout.');
  if (payout.userId === staffId) throw new Problem('forbidden', 'This is your own payout. Please ask somebody else of us.');
  refuseWhatIsOver(payout);
  if (payout.state !== 'queued' || !payout.isStuck) throw underWay();
  const conclude = () =>
    transact(context.db, async (tx) => {
      const current = await lockPayout(tx, reference);
      if (!current) throw new Error('A payout is gone');
      refuseWhatIsOver(current);
      if (current.state !== 'queued') throw underWay();
      await also(tx, current);
      await concludePayout(context, tx, current, { state: 'returned', providerId: null });
      await last(tx, current);
    });
  if (isRehearsal) return conclude();
  if (!(await transact(context.db, (tx) => claimGivingBack(tx, reference))))
    throw new Problem('step_not_allowed', 'It is being sent at this moment. Please look again in a few minutes.');
  try {
    await refuseWhatIsKnown(context, payout, hasLooked);
    await conclude();
  } finally {
    await transact(context.db, (tx) => endSending(tx, reference));
  }
}

async function refuseWhatIsKnown(
  { cards }: WalletContext,
  { reference, destination }: Pick<Payout, 'reference' | 'destination'>,
  hasLooked: boolean,
): Promise<void> {
  if ('paypalEmail' in destination) {
    if (hasLooked) return;
    throw new Problem('invalid_input', 'Please look at PayPal first: whether there is a payment under this reference.', {
      field: 'hasLooked',
    });
  }
  const known = await cards.findTransfer(reference).catch((error: unknown) => {
    throw error instanceof ProviderUnavailable ? providerDown() : error;
  });
  if (known.state !== 'unknown')
    throw new Problem('step_not_allowed', 'Paystack knows this payout. Please ask how it stands instead.');
}

function refuseWhatIsOver({ state }: Pick<Payout, 'state'>): void {
  if (state === 'paid' || state === 'returned') throw new Problem('already_decided', `This payout is ${state} already.`);
}

const underWay = () =>
  new Problem('step_not_allowed', 'It is on its way. Only what cannot be sent is given back: ask how it stands first.');
