import { toMinor } from '@waybill/contract/money';
import { deliveryType, itemCategories, timelineItemType } from '@waybill/contract/timeline/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { replaceImages } from '../../files/index.ts';
import { checkDay } from '../journey-rules.ts';
import { kindAgainst } from '../package-rules.ts';
import { checkFee } from '../price-rules.ts';
import { findEditable, type LockedPackage, setPackageDetails, setPackageFee } from '../storage/packages.ts';
import { type AuthorStatus, findAuthorStatus } from '../storage/people.ts';
import { deleteTermsOf, writeTerms } from '../storage/terms.ts';
import { termsOf } from '../words.ts';

/** What is absent stays as it is. */
type EditedPackage = {
  readonly price?: number | undefined;
  readonly shipmentDate?: string | undefined;
  readonly description?: string | undefined;
  readonly imageIdList?: readonly string[] | undefined;
  readonly deliveryPartner?: number | undefined;
};

/** Changes what a package says of itself. The caller holds its lock, has made sure that it is still wanted, and moves its money. */
export async function editPackage(tx: Tx, item: LockedPackage, input: EditedPackage): Promise<void> {
  const [before, author] = await Promise.all([findEditable(tx, item.id), findAuthorStatus(tx, item.senderId)]);
  const kind = input.deliveryPartner ?? before.deliveryType;
  check(item, input, { kind, isOtherKind: kind !== before.deliveryType, today: author.today });
  const { id, senderId } = item;
  const { price, description: message = before.message, shipmentDate: shipDate = item.shipDate, imageIdList } = input;
  const type = kind === deliveryType.Express ? timelineItemType.Express : timelineItemType.Package;
  setPackageDetails(tx, id, { type, deliveryType: kind, message, shipDate });
  if (imageIdList) await replaceImages(tx, senderId, imageIdList, id);
  if (price !== undefined && toMinor(price) !== BigInt(item.priceMinor)) setPackageFee(tx, id, toMinor(price));
  // A booking is in no search.
  const isFoundOtherwise = message !== before.message || shipDate !== item.shipDate;
  if (item.askedOf === null && isFoundOtherwise) await findAnew(tx, item, author, { message, shipDate });
}

type Kind = { readonly kind: number; readonly isOtherKind: boolean; readonly today: string };

function check(
  item: LockedPackage,
  { price, shipmentDate = item.shipDate }: EditedPackage,
  { kind, isOtherKind, today }: Kind,
): void {
  const isOtherDay = shipmentDate !== item.shipDate;
  const more = price === undefined ? 0n : toMinor(price) - BigInt(item.priceMinor);
  if (item.askedOf !== null && (isOtherDay || isOtherKind || more !== 0n))
    throw new Problem(
      'forbidden',
      'This parcel asks one carrier, for their day. Name them another fee in your request, or take it down and post it anew.',
    );
  if (isOtherKind) checkKind(item, kind);
  if (kind === deliveryType.Express) checkExpress(isOtherDay, more);
  if (isOtherDay) checkDay(shipmentDate, today, 'shipmentDate');
  if (price !== undefined && more !== 0n) checkFee(price, item.currency, 'price');
}

function checkKind({ pickup, dropOffs: [dropOff] }: LockedPackage, kind: number): void {
  const against =
    kind === deliveryType.Express
      ? 'Riders are rung for parcels that were posted as express. Please post it anew.'
      : dropOff && kindAgainst(kind, pickup, dropOff);
  if (against) throw new Problem('invalid_input', against, { field: 'deliveryPartner' });
}

/** A rider takes it with one press: whatever fee they saw, they get no less. */
function checkExpress(isOtherDay: boolean, more: bigint): void {
  if (isOtherDay)
    throw new Problem('invalid_input', 'An express parcel goes today. As an ordinary one it can go on another day.', {
      field: 'shipmentDate',
    });
  if (more < 0n)
    throw new Problem('invalid_input', 'Riders may be looking at this fee: it can only be raised while the parcel is express.', {
      field: 'price',
    });
}

type FoundBy = { readonly message: string; readonly shipDate: string };

async function findAnew(tx: Tx, item: LockedPackage, author: AuthorStatus, now: FoundBy): Promise<void> {
  const category = itemCategories.find(({ id }) => id === item.categoryId)?.name ?? '';
  await deleteTermsOf(tx, [item.id]);
  await writeTerms(
    tx,
    item.id,
    termsOf({
      texts: [author.username, author.fullName, category, now.message],
      from: item.pickup,
      to: item.dropOffs,
      day: now.shipDate,
      mode: item.dispatchMode,
    }),
  );
}
