import type { Tx } from '../../../platform/db/database.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import { openWallet } from '../commands/open-wallet.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer, recall } from '../ledger/post.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { moveCredits } from '../storage/credits.ts';
import { insertEarning } from '../storage/earnings.ts';
import { type EscrowRow, lockEscrow, setEscrowState } from '../storage/escrow.ts';
import { commissionOn, type EscrowContext, type EscrowOutcome, EscrowRefused, escrowTransfer, outOfEscrow } from './escrow.ts';
import { writeEscrowLine } from './lines.ts';

const hoursToClear = 24;

/** Who gets what. The carrier's part of the fee decides: none of it, all of it, or some. */
type Ending = {
  readonly packageId: string;
  readonly from: 'held' | 'frozen';
  readonly carrier?: { readonly id: string; readonly feeMinor: bigint | 'all' };
  /** For the sender, when money comes back. */
  readonly detail: string;
};

type Shares = { readonly earned: bigint; readonly commission: bigint; readonly charge: bigint; readonly returned: bigint };

/** Everything leaves escrow at once, in one transfer with one key: a package's escrow ends one way, and once. */
export async function endEscrow(context: EscrowContext, tx: Tx, ending: Ending): Promise<EscrowOutcome> {
  const { packageId, carrier } = ending;
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow) throw new EscrowRefused('unknown', packageId);
  const shares = sharesOf(escrow, carrier?.feeMinor ?? 0n);
  const transfer = escrowTransfer(escrow, 'end', legsOf(escrow, shares, carrier?.id));
  if (escrow.state !== 'held' && escrow.state !== 'frozen') {
    if ((await recall(tx, [transfer])).get(transfer.key) === 'posted') return 'done-before';
    throw new EscrowRefused('ended', packageId);
  }
  if (escrow.state !== ending.from) throw new EscrowRefused(ending.from === 'held' ? 'frozen' : 'not-frozen', packageId);
  const state = shares.earned === 0n ? 'released' : shares.returned === 0n ? 'captured' : 'split';
  await setEscrowState(tx, packageId, state, shares.earned > 0n ? (carrier?.id ?? null) : null);
  await writeDown(tx, escrow, shares, ending);
  const outcome = await postTransfer(tx, context.book, transfer);
  if (outcome !== 'posted') throw new Error(`Escrow could not be ended: ${outcome}`);
  // Money that comes back is money that comes in: what is owed is paid from it first.
  const { senderId, currency } = escrow;
  if (shares.returned > 0n) await collectDebt(context, tx, { userId: senderId, currency, occasion: `escrow ${packageId}` });
  return 'done';
}

function sharesOf(escrow: EscrowRow, wanted: bigint | 'all'): Shares {
  const fee = BigInt(escrow.feeMinor);
  const charge = BigInt(escrow.chargeMinor);
  const part = wanted === 'all' ? fee : wanted;
  if (part < 0n || part > fee) throw new EscrowRefused('not-a-share', escrow.packageId);
  // Nothing carried, nothing charged.
  if (part === 0n) return { earned: 0n, commission: 0n, charge: 0n, returned: fee + charge };
  const commission = commissionOn(part);
  return { earned: part - commission, commission, charge, returned: fee - part };
}

function legsOf(escrow: EscrowRow, { earned, commission, charge, returned }: Shares, carrierId = ''): Leg[] {
  const legs = [
    outOfEscrow(escrow, earned, personAccount(carrierId, 'uncleared', escrow.currency)),
    outOfEscrow(escrow, commission, houseAccount('commission', escrow.currency)),
    outOfEscrow(escrow, charge, houseAccount('charges', escrow.currency)),
    outOfEscrow(escrow, returned, 'sender'),
  ];
  return legs.filter((leg) => leg.amountMinor > 0n);
}

async function writeDown(tx: Tx, escrow: EscrowRow, shares: Shares, { carrier, detail }: Ending): Promise<void> {
  const { packageId, senderId, currency } = escrow;
  if (shares.returned > 0n) {
    const line = { userId: senderId, kind: 'escrow-returned', amountMinor: shares.returned, detail, what: 'end' } as const;
    await writeEscrowLine(tx, escrow, line);
  }
  if (carrier && shares.earned > 0n) {
    await openWallet(tx, carrier.id, currency);
    const transactionId = await writeEscrowLine(tx, escrow, {
      userId: carrier.id,
      kind: 'earning',
      amountMinor: shares.earned,
      detail: `Yours to spend in ${hoursToClear} hours.`,
      what: 'end',
    });
    await insertEarning(tx, { packageId, userId: carrier.id, currency, amountMinor: shares.earned, transactionId }, hoursToClear);
  } else if (escrow.hasSpentCredit) {
    const key = keyFor('credit returned', packageId);
    await moveCredits(tx, { key, userId: senderId, change: 1, reason: `not sent ${packageId}` });
  }
  // Always in the same order: two acts that tell the same two people do not wait for each other.
  for (const userId of [senderId, ...(carrier ? [carrier.id] : [])].sort()) await tell(tx, userId, { type: 'wallet.changed' });
}
