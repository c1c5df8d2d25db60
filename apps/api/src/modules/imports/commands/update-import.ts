import type { BodyOf } from '@waybill/contract/call';
import type { updateImport as call } from '@waybill/contract/imports/update-import';
import { type Database, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAuthorStatus } from '../../timeline/index.ts';
import { checkRows, readingOf } from '../check-rows.ts';
import { unknownImport } from '../policies.ts';
import { changeImport, findImport, type ImportRow, lockImport } from '../storage/imports.ts';
import { listOpenRows, setChecked } from '../storage/rows.ts';

/** Rows are checked before the lock, which takes a while; if the import was changed meanwhile, they are checked again. */
export async function updateImport(
  { db }: { readonly db: Database },
  userId: string,
  importId: string,
  input: BodyOf<typeof call>,
): Promise<void> {
  const sender = await findAuthorStatus(db, userId);
  for (;;) {
    const before = await findImport(db, userId, importId);
    if (!before) throw unknownImport();
    const next = changedBy(before, input);
    const reading = readingOf(sender, next.settings);
    const checked = await checkRows(db, { userId, reading, fields: next.fields }, await listOpenRows(db, importId));
    const isDone = await transact(db, async (tx) => {
      const locked = await lockImport(tx, userId, importId);
      if (!locked) throw unknownImport();
      if (locked.version !== before.version) return false;
      changeImport(tx, next);
      setChecked(tx, importId, checked);
      return true;
    });
    if (isDone) return;
  }
}

function changedBy({ id, headers, fields, settings }: ImportRow, input: BodyOf<typeof call>) {
  const chosen = input.fields ?? fields;
  if (chosen.length !== headers.length)
    throw new Problem('invalid_input', `This file has ${headers.length} columns. Please name a field, or null, for each.`, {
      field: 'fields',
    });
  const twice = chosen.find((field, index) => field !== null && chosen.indexOf(field) !== index);
  if (twice) throw new Problem('invalid_input', 'Two columns cannot be the same.', { field: 'fields' });
  const isElsewhere = input.settings?.pickupAddress !== undefined && input.settings.pickupAddress !== settings.pickupAddress;
  // What finds one door leads astray at another.
  const atDoor = isElsewhere ? { pickupLandmark: '', pickupNote: '' } : {};
  return { id, fields: chosen, settings: { ...settings, ...atDoor, ...input.settings } };
}
