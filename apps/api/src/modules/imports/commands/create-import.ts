import { lastDayAhead } from '@waybill/contract/timeline/item-fields';
import { type Database, transact } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { findAuthorStatus } from '../../timeline/index.ts';
import { checkRows, readingOf } from '../check-rows.ts';
import { guessColumns } from '../guess-columns.ts';
import { readFile } from '../read-file/read-file.ts';
import { marksOf } from '../row-mark.ts';
import { deleteOldestImports, insertImport } from '../storage/imports.ts';
import { insertRows, type SaidRow } from '../storage/rows.ts';
import { findStartingPlace, findUsualSettings, type StartingPlace, type UsualSettings } from '../storage/settings.ts';

/** More is not worked on by anybody at the same time. */
const keptForEach = 40;

/** Reads the file, guesses its columns and checks its rows; what comes of it is a draft, and nothing is posted. */
export async function createImport({ db }: { readonly db: Database }, userId: string, file: UploadedFile): Promise<string> {
  const sheet = readFile(file.bytes);
  const [sender, usual, start] = await Promise.all([
    findAuthorStatus(db, userId),
    findUsualSettings(db, userId),
    findStartingPlace(db, userId),
  ]);
  const settings = settingsFrom(usual, start, sender.today);
  const fields = guessColumns(sheet.headers);
  const marks = marksOf(sheet);
  const rows = sheet.rows.map(
    (cells, index): SaidRow => ({
      position: index + 1,
      cells: [...cells],
      mends: {},
      chosenPlace: null,
      mark: marks[index] ?? '',
      again: 0,
    }),
  );
  const checked = await checkRows(db, { userId, reading: readingOf(sender, settings), fields }, rows);
  const id = newId('import');
  await transact(db, (tx) => {
    insertImport(tx, { id, userId, fileName: plainName(file.fileName), headers: [...sheet.headers], fields, settings });
    insertRows(
      tx,
      id,
      rows.flatMap((row, index) => {
        const outcome = checked[index];
        return outcome ? [{ ...row, ...outcome }] : [];
      }),
    );
    deleteOldestImports(tx, userId, keptForEach);
  });
  return id;
}

/** From the place that parcels start from, else as the last import had it or by what is known of its sender. A day that is over is today. */
function settingsFrom(
  { settings, fullName, phone, pickupAddress, pickup }: UsualSettings,
  start: StartingPlace | undefined,
  today: string,
) {
  const { shipmentDate = today, ...last } = settings ?? {};
  return {
    senderFullName: fullName,
    ...(phone === null ? {} : { senderPhoneNumber: phone }),
    ...(pickup === null || pickupAddress === null ? {} : { pickupAddress, pickupAddressJson: pickup }),
    weight: 1,
    costOfItem: 5_000,
    itemCategoryId: 12,
    handleRequirementId: 1,
    fee: null,
    dispatchMode: null,
    ...last,
    ...(start ? pickupAt(start) : {}),
    shipmentDate: shipmentDate < today || shipmentDate > lastDayAhead(today) ? today : shipmentDate,
  };
}

function pickupAt({ fullName, phone, address, place, landmark, note }: StartingPlace) {
  return {
    ...{ senderFullName: fullName, senderPhoneNumber: phone, pickupAddress: address, pickupAddressJson: place },
    ...{ pickupLandmark: landmark, pickupNote: note },
  };
}

function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu, ' ')
    .trim();
  return plain.slice(0, 120) || 'Parcels';
}
