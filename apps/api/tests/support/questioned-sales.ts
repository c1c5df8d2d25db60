import type { ImageView } from '@waybill/contract/files/image-view';
import { answerSaleQuestion } from '@waybill/contract/sales/answer-sale-question';
import { complainAboutSale } from '@waybill/contract/sales/complain-about-sale';
import { finishBuyerPicture } from '@waybill/contract/sales/finish-buyer-picture';
import { permitBuyerPicture } from '@waybill/contract/sales/permit-buyer-picture';
import { pictureOf, send as sendPicture } from './pictures.ts';
import { deliver, paidSale, send, standsAt } from './sales.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

/** A bag of 20,000 naira that its buyer has had for a moment. */
export async function handedOverSale(world: World, bank: Parameters<typeof paidSale>[1]) {
  const { seller, buyer, sale } = await paidSale(world, bank);
  const packageId = (await send(seller, sale.id)).result.packageId ?? '';
  const { carrier, orderId } = await deliver(world, seller, packageId);
  await standsAt(seller, sale.id, 'arrived');
  return { seller, buyer, carrier, sale, packageId, orderId };
}

export const complain = (who: Caller, code: string, message = 'It is another bag', imageIdList: readonly string[] = []) =>
  who.call(complainAboutSale, { params: { code }, body: { message, imageIdList: [...imageIdList] } });

export const answer = (who: Caller, saleId: string, message: string, imageIdList: readonly string[] = []) =>
  who.call(answerSaleQuestion, { params: { saleId }, body: { message, imageIdList: [...imageIdList] } });

export const permitFor = (who: Caller, code: string) => who.call(permitBuyerPicture, { params: { code } });

export const finishFor = (who: Caller, code: string, publicId: string) =>
  who.call(finishBuyerPicture, { params: { code, publicId } });

/** A photo that somebody without an account has sent. */
export async function buyersPicture(world: World, who: Caller, code: string): Promise<ImageView> {
  const permission = (await permitFor(who, code)).result;
  const sent = await sendPicture(permission, world.node.origin, await pictureOf());
  if (!sent.ok) throw new Error(`The picture was refused: ${await sent.text()}`);
  return (await finishFor(who, code, permission.publicId)).result;
}
