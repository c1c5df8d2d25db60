import { createSale } from '@waybill/contract/sales/create-sale';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { newKey } from '../support/money.ts';
import { buyersPicture, complain, handedOverSale, permitFor } from '../support/questioned-sales.ts';
import { forSale, paidSale } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

describe('a buyer’s permission to upload a picture', () => {
  it('is theirs alone: not of strangers with the link, nor of the seller', async () => {
    const { seller, buyer, sale } = await handedOverSale(world, bank);
    expect((await permitFor(buyer, sale.code)).status).toBe(201);
    expect((await permitFor(world.visitor(), sale.code)).problem.code).toBe('forbidden');
    expect((await permitFor(seller, sale.code)).problem.code).toBe('forbidden');
  });

  it('is given while something can be said about what came: not before it is there, nor once it is said', async () => {
    const early = await paidSale(world, bank);
    expect((await permitFor(early.buyer, early.sale.code)).problem.code).toBe('no_longer_open');
    const { buyer, sale } = await handedOverSale(world, bank);
    await complain(buyer, sale.code);
    expect((await permitFor(buyer, sale.code)).problem.code).toBe('no_longer_open');
  });

  it('is for as many as a complaint takes, and a few more', async () => {
    const { buyer, sale } = await handedOverSale(world, bank);
    const answers = await Promise.all(Array.from({ length: 16 }, () => permitFor(buyer, sale.code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
    expect(answers.find(({ status }) => status !== 201)?.problem.code).toBe('too_many_requests');
  });

  it('makes pictures that nobody else can use, the seller neither', async () => {
    const { seller, buyer, sale } = await handedOverSale(world, bank);
    const { publicId } = await buyersPicture(world, buyer, sale.code);
    const body = { ...(await forSale(world, seller.id)), imageIdList: [publicId] };
    expect((await seller.call(createSale, { body, idempotencyKey: newKey() })).problem.code).toBe('invalid_input');
    const other = await handedOverSale(world, bank);
    expect((await complain(other.buyer, other.sale.code, 'It is torn', [publicId])).problem.code).toBe('invalid_input');
  });
});
