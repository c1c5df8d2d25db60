import type { Currency } from '@waybill/contract/money';
import type { SaleDecision } from '@waybill/contract/ops/get-sale-question';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type DecisionRow = {
  readonly saleId: string;
  readonly buyerId: string;
  readonly decision: SaleDecision;
  readonly toBuyerMinor: string;
  readonly because: string;
  readonly requestKey: string | null;
  readonly requestHash: string | null;
  readonly decidedAt: Date;
};

export type NewDecision = Omit<DecisionRow, 'decidedAt'>;

/** False where this key has decided about another sale at this very moment. */
export async function insertDecision(tx: Tx, decision: NewDecision): Promise<boolean> {
  const { count } = await tx`insert into sale_decision ${tx(decision)} on conflict (request_key) do nothing`;
  return count === 1;
}

const decisionColumns = (db: Db) =>
  db`sale_id, buyer_id, decision, to_buyer_minor, because, request_key, request_hash, decided_at`;

export async function findDecision(db: Db, saleId: string): Promise<DecisionRow | undefined> {
  const [row] = await db<DecisionRow[]>`select ${decisionColumns(db)} from sale_decision where sale_id = ${saleId}`;
  return row;
}

export async function findDecisionByRequest(db: Db, requestKey: string): Promise<DecisionRow | undefined> {
  const [row] = await db<DecisionRow[]>`select ${decisionColumns(db)} from sale_decision where request_key = ${requestKey}`;
  return row;
}

/** What a buyer has said, as staff list it. */
export type QuestionRow = {
  readonly saleId: string;
  readonly title: string;
  readonly sellerId: string;
  readonly buyerName: string;
  readonly priceMinor: string;
  readonly currency: Currency;
  readonly since: Date;
  readonly decidedAt: Date | null;
};

export type QuestionPage = {
  readonly state: 'open' | 'decided';
  /** End of the last page. */
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly skip: number;
};

const questionColumns = (db: Db) => db`
  sale.id as sale_id, title, seller_id, split_part(sale_order.name, ' ', 1) as buyer_name, price_minor, currency, complained_at as since`;

/** Open: the longest waiting first. Decided: the newest first. */
export async function listQuestions(db: Db, { state, after, limit, skip }: QuestionPage): Promise<QuestionRow[]> {
  if (state === 'open')
    return db<QuestionRow[]>`
      select ${questionColumns(db)}, null::timestamptz as decided_at
      from sale join sale_order on sale_order.sale_id = sale.id and sale_order.ended_at is null
      where state = 'questioned' ${after ? db`and (complained_at, sale.id) > (${after.createdAt}, ${after.id})` : db``}
      order by complained_at, sale.id limit ${limit} offset ${skip}`;
  return db<QuestionRow[]>`
    select ${questionColumns(db)}, decided_at
    from sale_decision join sale on sale.id = sale_decision.sale_id join sale_order on sale_order.id = buyer_id
    ${after ? db`where (decided_at, sale.id) < (${after.createdAt}, ${after.id})` : db``}
    order by decided_at desc, sale.id desc limit ${limit} offset ${skip}`;
}

/** What waits for staff here, in the columns that the console lists every case by. */
export const waitingQuestions = (db: Db) => db`
  select sale.id, complained_at as since, title, seller_id as user_id
  from sale join sale_order on sale_order.sale_id = sale.id and sale_order.ended_at is null where state = 'questioned'`;

export type QuestionFacts = QuestionRow & {
  readonly packageId: string;
  readonly description: string;
  readonly says: string;
  readonly buyerId: string;
};

/** Only sales that are or were for staff to decide: any other is between its two. */
export async function findQuestion(db: Db, saleId: string): Promise<QuestionFacts | undefined> {
  const [row] = await db<QuestionFacts[]>`
    select ${questionColumns(db)}, decided_at, package_id, description, complaint as says, sale_order.id as buyer_id
    from sale left join sale_decision on sale_decision.sale_id = sale.id
    join sale_order on sale_order.sale_id = sale.id and sale_order.ended_at is null
    where sale.id = ${saleId} and complaint is not null and (state = 'questioned' or decided_at is not null)`;
  return row;
}

export async function countOpenQuestions(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(complained_at) as oldest
    from sale join sale_order on sale_order.sale_id = sale.id and sale_order.ended_at is null where state = 'questioned'`;
  return row;
}

/** Members whose own proven phone this is. */
export async function listAccountsOfPhone(db: Db, phone: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from account where phone = ${phone} and phone_verified_at is not null`;
  return rows.map(({ id }) => id);
}
