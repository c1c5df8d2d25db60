import { randomUUID } from 'node:crypto';
import { decideSaleQuestion } from '@waybill/contract/ops/decide-sale-question';
import { getSaleQuestion } from '@waybill/contract/ops/get-sale-question';
import { listSaleQuestions } from '@waybill/contract/ops/list-sale-questions';
import { afterAll, beforeAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { madeBefore } from '../support/made-before.ts';
import type { Person } from '../support/people.ts';
import { complain, handedOverSale } from '../support/questioned-sales.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'The pictures show another bag.';
export const says = 'It is another bag';

export const decideBy = (staff: Person, saleId: string, body: Record<string, unknown>, idempotencyKey: string = randomUUID()) =>
  staff.call(decideSaleQuestion, { params: { saleId }, body: { because, ...body }, idempotencyKey });

export const questionSeenBy = (staff: Person, saleId: string) => staff.call(getSaleQuestion, { params: { saleId } });

/** Two of our people, and sales of 20,000 naira that their buyers question. */
export async function openSaleDesk() {
  const bank = await openBankSandbox();
  const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
  beforeAll(() => bank.setWebhooks(world.node.origin, true));
  const desk = madeBefore(async () => ({ ngozi: await staffMember(world), tunde: await staffMember(world) }));
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

  async function handedOver() {
    const sold = await handedOverSale(world, bank);
    return { ...sold, saleId: sold.sale.id };
  }

  async function questioned() {
    const sold = await handedOver();
    await complain(sold.buyer, sold.sale.code, says);
    return sold;
  }

  const list = async (query: Record<string, unknown> = {}) =>
    (await desk.ngozi.call(listSaleQuestions, { query: { limit: 50, ...query } })).result.items.map(({ saleId }) => saleId);

  return { bank, world, desk, handedOver, questioned, list };
}
