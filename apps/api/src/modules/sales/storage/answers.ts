import type { Db, Tx } from '../../../platform/db/database.ts';

/** What a seller has answered to a buyer’s complaint. Its pictures are attached to its id. */
export type AnswerRow = {
  readonly id: string;
  readonly saleId: string;
  readonly message: string;
  readonly answeredAt: Date;
};

export function insertAnswer(tx: Tx, answer: Omit<AnswerRow, 'answeredAt'>): void {
  tx.write(tx`insert into sale_answer ${tx(answer)}`);
}

export async function findAnswer(db: Db, saleId: string): Promise<AnswerRow | undefined> {
  const [row] = await db<AnswerRow[]>`select id, sale_id, message, answered_at from sale_answer where sale_id = ${saleId}`;
  return row;
}
