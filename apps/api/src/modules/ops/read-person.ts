import { toMajor } from '@waybill/contract/money';
import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { documentViewOf, findNewestCheck, listBusinessDocuments } from '../kyc/index.ts';
import { countOrdersOf } from '../orders/index.ts';
import { countItemReportsOf } from '../timeline/index.ts';
import { countReportsOf, findBusinessContact, findPerson, listMeasuresForStaff, withAppeals } from '../users/index.ts';
import { listDebts, listWallets } from '../wallet/index.ts';
import { measureDetailsOf } from './measure-details.ts';
import { listActs } from './storage/acts.ts';
import { actViewOf } from './views.ts';

const mostActs = 20;
const mostMeasures = 20;

export const nobodyHere = () => new Problem('not_found', 'There is nobody here by that id.');

/** The facts about a member that staff need before they act. */
export async function readPerson(db: Db, userId: string): Promise<PersonDetailsView> {
  const [person, wallets, debts, reports, itemReports, orders, acts, business, documents, check, measures] = await Promise.all([
    findPerson(db, userId),
    listWallets(db, userId),
    listDebts(db, userId),
    countReportsOf(db, userId),
    countItemReportsOf(db, userId),
    countOrdersOf(db, userId),
    listActs(db, { userId, limit: mostActs, withoutLooks: true }),
    findBusinessContact(db, userId),
    listBusinessDocuments(db, userId),
    findNewestCheck(db, userId),
    listMeasuresForStaff(db, userId, mostMeasures),
  ]);
  if (!person) throw nobodyHere();
  const { createdAt, lastSeen, ratingSum, ratingCount, ...rest } = person;
  return {
    ...rest,
    business: business ? { ...business, documents: documents.map(documentViewOf) } : null,
    check: check ? { ...check, submittedAt: check.submittedAt.toISOString() } : null,
    dateCreated: createdAt.toISOString(),
    lastSeen: lastSeen?.toISOString() ?? null,
    rating: ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10,
    wallets: wallets.map(({ currency, available, uncleared, escrow }) => ({
      currency,
      balance: toMajor(BigInt(available)),
      unclearedBalance: toMajor(BigInt(uncleared)),
      escrowBalance: toMajor(BigInt(escrow)),
      owed: toMajor(debts.get(currency) ?? 0n),
    })),
    openReports: reports.open + itemReports.open,
    allReports: reports.all + itemReports.all,
    runningOrders: orders.running,
    disputes: orders.disputes,
    measures: (await withAppeals(db, measures)).map(measureDetailsOf),
    acts: acts.map(actViewOf),
  };
}
