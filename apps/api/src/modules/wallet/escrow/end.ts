import { type Shares, sharesOf } from '@waybill/contract/wallet/shares';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEventToMany } from '../../../platform/realtime/inbox.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import { openWallet } from '../commands/open-wallet.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer, recall } from '../ledger/post.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { moveCredits } from '../storage/credits.ts';
import { insertEarning } from '../storage/earnings.ts';
import { type EscrowRow, isOfSale, lockEscrow, setEscrowState } from '../storage/escrow.ts';
import { endSale } from './end-sale.ts';
import { type Ending, hoursToClear } from './ending.ts';
import { type EscrowOutcome, EscrowRefused, escrowTransfer, outOfEscrow } from './escrow.ts';
import { writeEscrowLine } from './lines.ts';

/** Everything leaves escrow at once, in one transfer with one key: a package's escrow ends one way, and once. */
export async function endEscrow(tx: Tx, ending: Ending): Promise<EscrowOutcome> {
  const { packageId, carrier } = ending;
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow) throw new EscrowRefused('unknown', packageId);
  if (isOfSale(escrow)) return endSale(tx, escrow, ending);
  const shares = sharesIn(escrow, carrier?.feeMinor ?? 0n);
  const transfer = escrowTransfer(escrow, 'end', legsOf(escrow, shares, carrier?.id));
  if (escrow.state !== 'held' && escrow.state !== 'frozen') {
    if ((await recall(tx, transfer)) === 'posted') return 'done-before';
    throw new EscrowRefused('ended', packageId);
  }
  if (escrow.state !== ending.from) throw new EscrowRefused(ending.from === 'held' ? 'frozen' : 'not-frozen', packageId);
  const state = shares.carrierGets === 0n ? 'released' : shares.senderGets === 0n ? 'captured' : 'split';
  setEscrowState(tx, packageId, state, shares.carrierGets > 0n ? (carrier?.id ?? null) : null);
  await writeDown(tx, escrow, shares, ending);
  const outcome = await postTransfer(tx, transfer);
  if (outcome !== 'posted') throw new Error(`Escrow could not be ended: ${outcome}`);
  // Money that comes back is money that comes in: what is owed is paid from it first.
  const { senderId, currency } = escrow;
  if (shares.senderGets > 0n) await collectDebt(tx, { userId: senderId, currency, occasion: `escrow ${packageId}` });
  return 'done';
}

function sharesIn(escrow: EscrowRow, wanted: bigint | 'all'): Shares {
  const [feeMinor, chargeMinor] = [BigInt(escrow.feeMinor), BigInt(escrow.chargeMinor)];
  const part = wanted === 'all' ? feeMinor : wanted;
  if (part < 0n || part > feeMinor) throw new EscrowRefused('not-a-share', escrow.packageId);
  return sharesOf({ feeMinor, chargeMinor }, part);
}

function legsOf(escrow: EscrowRow, { carrierGets, commission, charge, senderGets }: Shares, carrierId = ''): Leg[] {
  const legs = [
    outOfEscrow(escrow, carrierGets, personAccount(carrierId, 'uncleared', escrow.currency)),
    outOfEscrow(escrow, commission, houseAccount('commission', escrow.currency)),
    outOfEscrow(escrow, charge, houseAccount('charges', escrow.currency)),
    outOfEscrow(escrow, senderGets, 'sender'),
  ];
  return legs.filter((leg) => leg.amountMinor > 0n);
}

async function writeDown(tx: Tx, escrow: EscrowRow, shares: Shares, { carrier, words }: Ending): Promise<void> {
  const { packageId, senderId, currency } = escrow;
  const { senderGets, carrierGets } = shares;
  const details = words(escrow, shares);
  if (senderGets > 0n)
    writeEscrowLine(tx, escrow, {
      userId: senderId,
      kind: 'escrow-returned',
      amountMinor: senderGets,
      detail: details.sender,
      what: 'end',
    });
  if (carrier && carrierGets > 0n) {
    openWallet(tx, carrier.id, currency);
    const transactionId = writeEscrowLine(tx, escrow, {
      userId: carrier.id,
      kind: 'earning',
      amountMinor: carrierGets,
      detail: `${details.carrier} Yours to spend in ${hoursToClear} hours.`.trim(),
      what: 'end',
    });
    insertEarning(
      tx,
      {
        ...{ packageId, part: 'fee', userId: carrier.id, currency, transactionId },
        ...{ amountMinor: carrierGets, commissionMinor: shares.commission },
      },
      hoursToClear,
    );
  } else if (escrow.hasSpentCredit) {
    const key = keyFor('credit returned', packageId);
    await moveCredits(tx, { key, userId: senderId, change: 1, reason: `not sent ${packageId}` });
  }
  sendEventToMany(tx, [senderId, ...(carrier ? [carrier.id] : [])], { type: 'wallet.changed' });
}
