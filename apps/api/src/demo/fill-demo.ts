import type { Context } from '../context.ts';
import { recordPastChat } from '../modules/chat/index.ts';
import { hashNewPassword } from '../modules/identity/index.ts';
import { recordPastNotifications } from '../modules/notifications/index.ts';
import { goOnDuty, recordPastNegotiation, recordPastOrder } from '../modules/orders/index.ts';
import { followPastSale, recordPastSale } from '../modules/sales/index.ts';
import { recordPastItem } from '../modules/timeline/index.ts';
import { type Tx, transact } from '../platform/db/database.ts';
import { demoChatPhotos, demoChats, demoChatVoiceNotes } from './chats.ts';
import { demoId } from './demo-id.ts';
import { type DemoPictures, developPictures, giveFace, recordPhoto } from './demo-pictures.ts';
import { recordVoiceNotes } from './demo-voice-notes.ts';
import { fillDesk } from './desk/fill-desk.ts';
import { demoVehiclePhotos, keepSwiftlanesFleet } from './fleet.ts';
import { hashPins, insertPerson } from './insert-person.ts';
import { demoMembers, joinSwiftlane } from './members.ts';
import { demoNeighbours } from './neighbours.ts';
import { demoNegotiations, demoOrderParcels, demoOrderPhotos, demoOrders, demoRiders, demoShopOrders } from './orders.ts';
import { demoPassword, demoPeople, demoStaff } from './people.ts';
import { nameSwiftlanesPrices, setSwiftlanesShares } from './price-lists.ts';
import { demoSalePhotos, demoSales } from './sales.ts';
import { keepShopsBook } from './shops-book.ts';
import { recordShopsPrograms } from './shops-programs.ts';
import { runSwiftlanesDay } from './swiftlanes-day.ts';
import { demoTimeline, demoTimelinePhotos } from './timeline.ts';

const day = 86_400_000;
const everybody = [...demoPeople, ...demoNeighbours, ...demoStaff, ...demoMembers];

type DemoContext = Pick<Context, 'db' | 'files' | 'imageProcessing' | 'pinPepper' | 'hashCost'>;

/** Fills an empty database, once. Written straight to the tables: a demo may not send real people real messages. */
export async function fillDemo(context: DemoContext): Promise<boolean> {
  const [{ isEmpty } = { isEmpty: false }] = await context.db<
    { isEmpty: boolean }[]
  >`select not exists (select from account) as is_empty`;
  if (!isEmpty) return false;
  const usernames = everybody.map(({ username }) => username);
  const [passwordHash, pinHashes, pictures] = await Promise.all([
    hashNewPassword(demoPassword, 'password', 'demo', context.hashCost),
    hashPins(context, everybody),
    developPictures(context, usernames),
  ]);
  await transact(context.db, async (tx) => {
    // Two nodes may start on the same empty database: the second one waits here and then finds it filled.
    await tx`set local statement_timeout = '2min'`;
    await tx`lock table account in share row exclusive mode`;
    const [someone] = await tx`select from account limit 1`;
    if (someone) return;
    const now = new Date();
    for (const person of everybody) await insertPerson(context, tx, person, { passwordHash, pinHashes });
    await hangPictures(context, tx, pictures);
    await recordVoiceNotes(context, tx, demoChatVoiceNotes());
    await joinSwiftlane(tx, now);
    await nameSwiftlanesPrices(tx, now);
    await keepSwiftlanesFleet(tx, now);
    await setSwiftlanesShares(tx, now);
    await recordLives(tx, now);
    await fillDesk(context, tx, now);
    await recordPastNotifications(tx, {
      checkedAt: new Date(now.getTime() - 30 * day),
      seenUntil: new Date(now.getTime() - 1.5 * day),
      idOf: (place, userId) => demoId('ntf', `${place} ${userId}`),
    });
  });
  return true;
}

async function hangPictures(context: DemoContext, tx: Tx, pictures: DemoPictures): Promise<void> {
  for (const { username } of everybody) await giveFace(context, tx, pictures, username);
  for (const photo of [
    ...demoTimelinePhotos(),
    ...demoOrderPhotos(),
    ...demoSalePhotos(),
    ...demoChatPhotos(),
    ...demoVehiclePhotos(),
  ])
    await recordPhoto(context, tx, pictures, photo);
}

/** Posts, orders, negotiations, chats and sales of the demo's people, and the positions of those on the road. */
async function recordLives(tx: Tx, now: Date): Promise<void> {
  const sales = demoSales(now);
  const items = [...demoTimeline(now), ...demoOrderParcels(now)].map((past) => ({
    at: past.at,
    record: () => recordPastItem(tx, past),
  }));
  const sold = sales.map(({ past }) => ({ at: past.parcel?.at ?? past.at, record: () => recordPastSale(tx, past) }));
  // The timeline shows them in the order in which they were posted.
  const posted = [...items, ...sold].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { record } of posted) await record();
  for (const past of demoOrders(now)) await recordPastOrder(tx, past);
  await runSwiftlanesDay(tx, now);
  await recordShopsPrograms(tx, demoShopOrders(), now);
  await keepShopsBook(tx, now);
  for (const past of demoNegotiations(now)) await recordPastNegotiation(tx, past);
  for (const past of demoChats(now)) await recordPastChat(tx, past);
  for (const { past, delivery } of sales) {
    if (delivery) await recordPastOrder(tx, delivery);
    await followPastSale(tx, past);
  }
  for (const { username, dispatchMode, where } of demoRiders) goOnDuty(tx, demoId('usr', username), dispatchMode, where);
}
