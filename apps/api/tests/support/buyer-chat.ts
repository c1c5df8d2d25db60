import { randomUUID } from 'node:crypto';
import { listBuyerMessages } from '@waybill/contract/chat/list-buyer-messages';
import { markBuyerReceipt } from '@waybill/contract/chat/mark-buyer-receipt';
import { openBuyerRoom } from '@waybill/contract/chat/open-buyer-room';
import { sendBuyerMessage } from '@waybill/contract/chat/send-buyer-message';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import type { Person } from './people.ts';
import { type Buyer, buyer, orderWith, saleOf, seller } from './sales.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

export type Ordered = { readonly ada: Person; readonly halima: Buyer; readonly sale: SaleView };

/** Halima has ordered what Ada sells, to be paid at the door. */
export async function orderedSale(world: World): Promise<Ordered> {
  const ada = await seller(world);
  const sale = await saleOf(world, ada);
  const halima = buyer(world);
  const { status } = await orderWith(world, halima, sale.code, { payWhen: 'door' });
  if (status !== 201) throw new Error(`It was not ordered: ${status}`);
  return { ada, halima, sale };
}

export const writeAsBuyer = (who: Caller, code: string, messageText: string, clientId: string = randomUUID()) =>
  who.call(sendBuyerMessage, { params: { code }, body: { clientId, messageText } });

export const readAsBuyer = (who: Caller, code: string, query: object = {}) =>
  who.call(listBuyerMessages, { params: { code }, query });

export const markAsBuyer = (who: Caller, code: string, readSeq: number) =>
  who.call(markBuyerReceipt, { params: { code }, body: { readSeq } });

export const roomWithBuyer = (who: Caller, saleId: string) => who.call(openBuyerRoom, { params: { saleId } });

/** Turns the clock of a sale that has ended until its chat is over. */
export async function letChatEnd(world: World, saleId: string): Promise<void> {
  await world.db`update sale set modified_at = now() - interval '31 days' where id = ${saleId}`;
}
