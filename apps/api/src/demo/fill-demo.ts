import { homeCurrency, toMinor } from '@waybill/contract/money';
import { defaultWorkingHours } from '@waybill/contract/users/business';
import type { Context } from '../context.ts';
import { recordPastChat } from '../modules/chat/index.ts';
import { hashNewPassword } from '../modules/identity/index.ts';
import { recordPastNews } from '../modules/notifications/index.ts';
import { goOnDuty, recordPastOrder, recordPastTalk } from '../modules/orders/index.ts';
import { recordPastItem } from '../modules/timeline/index.ts';
import { hashPin, recordPast } from '../modules/wallet/index.ts';
import { type Tx, transact } from '../platform/db/database.ts';
import { demoChats } from './chats.ts';
import { demoId } from './demo-id.ts';
import { demoPlaces } from './demo-places.ts';
import { demoMoneyOf } from './money.ts';
import { demoNeighbours } from './neighbours.ts';
import { demoOrderParcels, demoOrders, demoRiders, demoTalks } from './orders.ts';
import { type DemoPerson, demoPassword, demoPeople, demoPin } from './people.ts';
import { demoTimeline } from './timeline.ts';

const day = 86_400_000;

type DemoContext = Pick<Context, 'db' | 'files' | 'pinPepper' | 'book'>;

/** Fills an empty database, once. Written straight to the tables: a demo may not send real people real messages. */
export async function fillDemo(context: DemoContext): Promise<boolean> {
  const [{ isEmpty } = { isEmpty: false }] = await context.db<
    { isEmpty: boolean }[]
  >`select not exists (select from account) as is_empty`;
  if (!isEmpty) return false;
  const passwordHash = await hashNewPassword(demoPassword, 'password');
  await transact(context.db, async (tx) => {
    // Two nodes may start on the same empty database: the second one waits here and then finds it filled.
    await tx`lock table account in share row exclusive mode`;
    const [someone] = await tx`select from account limit 1`;
    if (someone) return;
    for (const person of [...demoPeople, ...demoNeighbours]) await insertPerson(context, tx, person, passwordHash);
    const now = new Date();
    const items = [...demoTimeline(now), ...demoOrderParcels(now)].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    );
    for (const past of items) await recordPastItem(context, tx, past);
    for (const past of demoOrders(now)) await recordPastOrder(context, tx, past);
    for (const past of demoTalks(now)) await recordPastTalk(tx, past);
    for (const past of demoChats(now)) await recordPastChat(tx, past);
    await recordPastNews(tx, {
      checkedAt: new Date(now.getTime() - 30 * day),
      seenUntil: new Date(now.getTime() - 1.5 * day),
      idOf: (place, userId) => demoId('ntf', `${place} ${userId}`),
    });
    for (const { username, dispatchMode, where } of demoRiders) await goOnDuty(tx, demoId('usr', username), dispatchMode, where);
  });
  return true;
}

async function insertPerson(context: DemoContext, tx: Tx, person: DemoPerson, passwordHash: string): Promise<void> {
  const id = demoId('usr', person.username);
  const isNigerian = person.countryCode === 'NG';
  const verifiedAt = person.isVerified ? new Date() : null;
  await tx`insert into account ${tx({
    id,
    username: person.username,
    email: person.email,
    phone: person.phone,
    passwordHash,
    authProvider: 'password',
    countryCode: person.countryCode,
    isDispatchPartner: person.business !== undefined,
    emailVerifiedAt: verifiedAt,
    phoneVerifiedAt: isNigerian ? verifiedAt : null,
    blockedAt: person.isSuspended ? new Date() : null,
  })}`;
  await tx`insert into profile ${tx({
    userId: id,
    fullName: person.fullName,
    city: person.city,
    countryName: person.countryName,
    kycStatus: person.kycStatus ?? 0,
  })}`;
  await tx`insert into wallet ${tx({ id: demoId('wal', person.username), userId: id, currency: homeCurrency(person.countryCode) })}`;
  if (person.isVerified)
    await tx`insert into wallet_pin ${tx({ userId: id, hash: await hashPin(context.pinPepper, id, demoPin) })}`;
  if (person.business) await insertBusiness(context, tx, id, person, person.business);
  for (const movement of demoMoneyOf(person.username, homeCurrency(person.countryCode), new Date()))
    await recordPast(tx, context.book, id, movement);
}

async function insertBusiness(
  context: DemoContext,
  tx: Tx,
  id: string,
  person: DemoPerson,
  business: NonNullable<DemoPerson['business']>,
): Promise<void> {
  const { start, end } = defaultWorkingHours;
  const places = business.worksIn.map((name) => demoPlaces[name]);
  const locations = [0, 1, 2].map((at) => (places[at] ? { text: places[at].label, place: places[at] } : null));
  await tx`insert into dispatch_business ${tx({
    userId: id,
    name: person.fullName,
    email: person.email,
    website: business.website,
    phone: person.phone,
    repName: business.repName,
    repRole: business.repRole,
    repCity: person.city,
    repCountry: person.countryName,
    repCountryCode: person.countryCode,
    workingHoursStart: `${start.hours}:00`,
    workingHoursEnd: `${end.hours}:00`,
    numberOfVehicles: business.numberOfVehicles,
    baseFareMinor: String(toMinor(business.baseFare)),
    activeLocations: tx.json(locations),
  })}`;
  for (const kind of ['registration', 'representative'] as const) {
    const documentId = demoId('doc', `${person.username}${kind}`);
    const storageKey = `documents/${documentId}`;
    const bytes = Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    );
    await context.files.put(storageKey, bytes);
    await tx`insert into business_document ${tx({
      id: documentId,
      userId: id,
      kind,
      fileName: `${kind}.pdf`,
      mediaType: 'application/pdf',
      bytes: bytes.length,
      storageKey,
    })}`;
  }
}
