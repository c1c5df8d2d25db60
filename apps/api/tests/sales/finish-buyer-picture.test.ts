import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { pictureOf, send } from '../support/pictures.ts';
import { finishFor, handedOverSale, permitFor } from '../support/questioned-sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

describe('finishing a buyer’s picture', () => {
  it('writes it anew like any other, without where it was taken, and answers the same when asked again', async () => {
    const { buyer, sale } = await handedOverSale(world, bank);
    const permission = (await permitFor(buyer, sale.code)).result;
    const taken = await sharp(await pictureOf(1200, 900))
      .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await send(permission, world.node.origin, taken)).status).toBe(204);
    const first = (await finishFor(buyer, sale.code, permission.publicId)).result;
    expect(first.sizes.map(({ width }) => width)).toEqual([320, 800, 1200]);
    expect((await finishFor(buyer, sale.code, permission.publicId)).result).toEqual(first);
    const served = await world.visitor().request(first.sizes.at(-1)?.url ?? '');
    const { format, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
  });

  it('refuses what is no picture, and what somebody else has sent', async () => {
    const { buyer, sale } = await handedOverSale(world, bank);
    const permission = (await permitFor(buyer, sale.code)).result;
    await send(permission, world.node.origin, Buffer.from('#!/bin/sh'));
    expect((await finishFor(buyer, sale.code, permission.publicId)).problem.code).toBe('unsupported_type');
    const other = await handedOverSale(world, bank);
    expect((await finishFor(other.buyer, other.sale.code, permission.publicId)).problem.code).toBe('not_found');
    expect((await finishFor(world.visitor(), sale.code, permission.publicId)).problem.code).toBe('forbidden');
  });
});
