import { randomUUID } from 'node:crypto';
import { createSale } from '@waybill/contract/sales/create-sale';
import { endSale } from '@waybill/contract/sales/end-sale';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withPreview } from '../../src/platform/http/link-previews.ts';
import { sharedLinks } from '../../src/shared-links.ts';
import { pictureOf, uploadPicture } from '../support/pictures.ts';
import { forSale, seller } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

async function bagWithPictures() {
  const ada = await seller(world);
  const upload = async () => uploadPicture(ada, world.node.origin, { bytes: await pictureOf(2400, 1800) });
  const [first, second] = [await upload(), await upload()];
  const body = await forSale(world, ada.id, { imageIdList: [first.publicId, second.publicId] });
  const sale = (await ada.call(createSale, { body, idempotencyKey: randomUUID() })).result;
  return { ada, sale, first, second };
}

const pictureUnder = (code: string) => world.visitor().request(`/api/buy/${code}/picture`);

describe('the picture in the preview of a sale’s link', () => {
  it('is the first one, as a JPEG of 800 pixels, and leads to none of the others', async () => {
    const { sale, first, second } = await bagWithPictures();
    const answer = await pictureUnder(sale.code);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 800,
      height: 600,
    });
    const preview = await sharedLinks(world.db)['/buy/:code']?.(sale.code, '10.1.1.1');
    expect(preview?.picture).toEqual({ path: `/api/buy/${sale.code}/picture`, width: 800, height: 600 });
    const html = '<title>x</title><!--preview-picture-->ours<!--/preview-picture-->';
    const page = preview ? withPreview(html, preview, 'https://waybill.example') : '';
    expect(page).toContain(`<meta property="og:image" content="https://waybill.example/api/buy/${sale.code}/picture">`);
    for (const id of [first.publicId, second.publicId]) expect(page).not.toContain(id);
  });

  it('is gone once it is no longer for sale, and links show our own', async () => {
    const { ada, sale } = await bagWithPictures();
    await ada.call(endSale, { params: { saleId: sale.id } });
    expect((await pictureUnder(sale.code)).status).toBe(404);
    const preview = await sharedLinks(world.db)['/buy/:code']?.(sale.code, '10.1.1.1');
    expect(preview?.picture).toBeUndefined();
    const html = '<!--preview-picture-->ours<!--/preview-picture-->';
    expect(preview && withPreview(html, preview, 'https://waybill.example')).toContain('ours');
    expect((await pictureUnder('2222222222')).status).toBe(404);
  });
});
