import type { BodyOf } from '@waybill/contract/call';
import type { postImport as call } from '@waybill/contract/imports/post-import';
import { type Currency, homeCurrency, toMajor, toMinor } from '@waybill/contract/money';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { type AuthorStatus, findAuthorStatus, findByRequests, postPackages } from '../../timeline/index.ts';
import {
  approvePin,
  countCredits,
  findAvailable,
  inMoney,
  type KeyApproval,
  keyFor,
  keyUsedOtherwise,
  type PinApproval,
} from '../../wallet/index.ts';
import type { ImportsContext } from '../context.ts';
import { unknownImport } from '../policies.ts';
import { faultsOf } from '../read-row.ts';
import { requestKeyOf } from '../row-mark.ts';
import { lockImport, touchImport } from '../storage/imports.ts';
import { listReadyMoney, type ReadyRow, setChecked, setPosted } from '../storage/rows.ts';
import { findRun, insertRun, listRowsOfRun } from '../storage/runs.ts';
import { coveredBy, paysOf, sumOf } from '../sums.ts';

/** So many parcels are one transaction: what a crash undoes, and what others wait for. */
const chunkRows = 50;

type Run = { readonly importId: string; readonly runKey: string; readonly requestHash: string };

/**
 * Posts what is ready, one transaction for each chunk. Whatever ends it in between, the rest is posted by asking again: each row is
 * posted once by its own key, by whomever and however often it is asked for.
 */
export async function postImport(
  context: ImportsContext,
  { userId, key }: Pick<Caller, 'userId' | 'key'>,
  idempotencyKey: string,
  { importId, ...input }: BodyOf<typeof call> & { readonly importId: string },
): Promise<void> {
  const { pin, ...wanted } = input;
  if ((pin === undefined) !== (key !== undefined))
    throw new Problem('invalid_input', key ? 'An API key pays without a PIN. Please leave it out.' : 'Please enter your PIN.', {
      field: 'pin',
    });
  const approval = pin === undefined ? byKey(userId, key) : await approvePin(context, userId, pin);
  const run = {
    importId,
    runKey: keyFor(`${userId} import`, idempotencyKey),
    requestHash: keyFor('import', JSON.stringify([importId, wanted])),
  };
  const sender = await findAuthorStatus(context.db, userId);
  await transact(context.db, (tx) => startRun(tx, userId, sender, run, wanted));
  while (await transact(context.db, (tx) => postChunk(context, tx, { approval, sender, run })));
}

function byKey(userId: string, key: Caller['key']): KeyApproval {
  if (!key) throw new Error('Parcels are paid by a PIN or by a key');
  return { userId, keyId: key.id, isPlayMoney: key.isTest };
}

/** Writes down which rows were meant, if their sum is the one that was agreed to and the wallet has it. */
async function startRun(
  tx: Tx,
  userId: string,
  sender: AuthorStatus,
  run: Run,
  wanted: Omit<BodyOf<typeof call>, 'pin'>,
): Promise<void> {
  const currency = homeCurrency(sender.countryCode);
  const { importId, runKey: requestKey, requestHash } = run;
  const found = await lockImport(tx, userId, importId);
  if (!found) throw unknownImport();
  const [before, ready, credits, available] = await Promise.all([
    findRun(tx, requestKey),
    listReadyMoney(tx, importId),
    countCredits(tx, userId),
    findAvailable(tx, userId, currency),
  ]);
  if (before && before.requestHash !== requestHash) throw keyUsedOtherwise();
  if (before) return;
  const chosen = wanted.rows ? new Set(wanted.rows) : undefined;
  const rows = ready.filter(({ position }) => chosen?.has(position) ?? true);
  if (rows.length === 0) throw new Problem('no_longer_open', 'There is nothing left to post in this import.');
  const pays = paysOf(rows, currency, credits);
  const total = sumOf(pays);
  if (total !== toMinor(wanted.total))
    throw new Problem(
      'list_changed',
      `It comes to ${inMoney(total, currency)} for ${parcels(rows.length)} now. Please look again.`,
      {
        field: 'total',
      },
    );
  if (total > available) throw tooLittle({ available, pays, total, currency });
  insertRun(tx, { requestKey, requestHash, importId, positions: rows.map(({ position }) => position) });
}

type Short = {
  readonly available: bigint;
  readonly pays: readonly bigint[];
  readonly total: bigint;
  readonly currency: Currency;
};

function tooLittle({ available, pays, total, currency }: Short): Problem {
  const shortfall = total - available;
  const covers = coveredBy(available, pays);
  const enough =
    covers === 0
      ? 'Your wallet is not enough for any of them'
      : `Your wallet is enough for the first ${covers} of ${parcels(pays.length)}`;
  return new Problem('insufficient_funds', `${enough}. You need ${inMoney(shortfall, currency)} more for all.`, {
    field: 'total',
    shortfall: toMajor(shortfall),
  });
}

const parcels = (count: number) => (count === 1 ? 'one parcel' : `${count.toLocaleString('en-NG')} parcels`);

type Posting = { readonly approval: PinApproval | KeyApproval; readonly sender: AuthorStatus; readonly run: Run };

/** False when nothing is left of the run. */
async function postChunk(context: ImportsContext, tx: Tx, { approval, sender, run }: Posting): Promise<boolean> {
  const { userId } = approval;
  const { importId, runKey } = run;
  const [found, rows] = [await lockImport(tx, userId, importId), await listRowsOfRun(tx, importId, runKey, chunkRows)];
  if (!found) throw unknownImport();
  if (rows.length === 0) return false;
  const keys = rows.map(({ mark, again }) => requestKeyOf(userId, mark, again));
  const before = await findByRequests(tx, keys);
  // The same row in another import of theirs may have been posted since this one was checked.
  const known = rows.flatMap(({ position }, index) => {
    const packageId = before.get(keys[index] ?? '');
    return packageId === undefined ? [] : [{ position, packageId }];
  });
  const fresh = rows.filter((_, index) => !before.has(keys[index] ?? ''));
  const { right, wrong } = sorted(fresh, sender);
  const ids = await postPackages(context, tx, approval, {
    sender,
    parcels: right.map(({ mark, again, parcel }) => ({ input: parcel, request: requestOf(userId, { mark, again }) })),
  });
  setPosted(tx, importId, 'posted-before', known);
  setPosted(
    tx,
    importId,
    'posted',
    right.map(({ position }, index) => ({ position, packageId: ids[index] ?? '' })),
  );
  setChecked(tx, importId, wrong);
  touchImport(tx, importId);
  sendEvent(tx, userId, { type: 'wallet.changed' });
  return true;
}

function requestOf(userId: string, { mark, again }: Pick<ReadyRow, 'mark' | 'again'>) {
  return { requestKey: requestKeyOf(userId, mark, again), requestHash: keyFor('import row', mark) };
}

/** What was right when it was checked may not be any more: its day is over. */
function sorted(rows: readonly ReadyRow[], sender: AuthorStatus) {
  const right: ReadyRow[] = [];
  const wrong = [];
  for (const row of rows) {
    const faults = faultsOf(row.parcel, sender);
    if (faults.length === 0) right.push(row);
    else
      wrong.push({
        position: row.position,
        state: 'faulty' as const,
        faults,
        place: row.parcel.dropOffAddressJson,
        parcel: null,
        feeMinor: null,
        packageId: null,
      });
  }
  return { right, wrong };
}
