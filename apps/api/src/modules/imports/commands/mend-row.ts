import type { BodyOf } from '@waybill/contract/call';
import type { mendRow as call } from '@waybill/contract/imports/mend-row';
import { type Database, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAuthorStatus } from '../../timeline/index.ts';
import { checkRows, readingOf } from '../check-rows.ts';
import { unknownImport } from '../policies.ts';
import { lockImport, touchImport } from '../storage/imports.ts';
import { listRows, setChecked, setMends } from '../storage/rows.ts';

type Row = { readonly userId: string; readonly importId: string; readonly position: number };

export function mendRow(
  { db }: { readonly db: Database },
  { userId, importId, position }: Row,
  input: BodyOf<typeof call>,
): Promise<void> {
  return transact(db, async (tx) => {
    const [found, [row], sender] = await Promise.all([
      lockImport(tx, userId, importId),
      listRows(tx, importId, { from: position, to: position }),
      findAuthorStatus(tx, userId),
    ]);
    if (!found) throw unknownImport();
    if (!row) throw new Problem('not_found', 'There is no such row in this import.');
    if (row.state === 'posted' || (row.state === 'posted-before' && !input.again))
      throw new Problem('no_longer_open', 'This row is posted. Please change the parcel itself.');
    const mended = {
      ...row,
      mends: { ...row.mends, ...input.values },
      // Other words mean another place than the one that was chosen for the old ones.
      chosenPlace: input.place === undefined ? (movesPlace(input.values) ? null : row.chosenPlace) : input.place,
      again: row.state === 'posted-before' ? row.again + 1 : row.again,
    };
    const { fields, settings } = found;
    setMends(tx, importId, mended);
    setChecked(tx, importId, await checkRows(tx, { userId, reading: readingOf(sender, settings), fields }, [mended]));
    touchImport(tx, importId);
  });
}

function movesPlace(values: BodyOf<typeof call>['values']): boolean {
  return values.area !== undefined || values.state !== undefined || values.plusCode !== undefined;
}
