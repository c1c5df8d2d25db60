import { randomUUID } from 'node:crypto';
import { listBuyerMessages } from '@waybill/contract/chat/list-buyer-messages';
import { markBuyerReceipt } from '@waybill/contract/chat/mark-buyer-receipt';
import { openBuyerRoom } from '@waybill/contract/chat/open-buyer-room';
import { sendBuyerMessage } from '@waybill/contract/chat/send-buyer-message';
import { answerSaleQuestion } from '@waybill/contract/sales/answer-sale-question';
import { complainAboutSale } from '@waybill/contract/sales/complain-about-sale';
import { createSale } from '@waybill/contract/sales/create-sale';
import { endSale } from '@waybill/contract/sales/end-sale';
import { finishBuyerPicture } from '@waybill/contract/sales/finish-buyer-picture';
import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { getSale } from '@waybill/contract/sales/get-sale';
import { getSalePicture } from '@waybill/contract/sales/get-sale-picture';
import { listSales } from '@waybill/contract/sales/list-sales';
import { openPurchase } from '@waybill/contract/sales/open-purchase';
import { orderSale } from '@waybill/contract/sales/order-sale';
import { paySale } from '@waybill/contract/sales/pay-sale';
import { permitBuyerPicture } from '@waybill/contract/sales/permit-buyer-picture';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { rateSeller } from '@waybill/contract/sales/rate-seller';
import { releaseBuyer } from '@waybill/contract/sales/release-buyer';
import { sendBuyerCode } from '@waybill/contract/sales/send-buyer-code';
import { sendSale } from '@waybill/contract/sales/send-sale';
import { verifySalePayment } from '@waybill/contract/sales/verify-sale-payment';
import { goodPin } from '../../support/people-with-money.ts';
import { buyer, forSale, newPhone, orderWith, saleOf, seller } from '../../support/sales.ts';
import { ajah, dayIn, uploadedPicture } from '../../support/timeline.ts';
import { all, type Cast, own, row } from '../row.ts';

/** A sale that somebody without an account has ordered, to be paid at the door. */
const toASale =
  (more: object = {}) =>
  async ({ world }: Cast) => {
    const owner = await seller(world);
    const sale = await saleOf(world, owner);
    await orderWith(world, buyer(world), sale.code, { payWhen: 'door' });
    return { owner, input: { params: { saleId: sale.id }, ...more } };
  };

const underALink =
  (more: () => object = () => ({})) =>
  async ({ world }: Cast) => {
    const owner = await seller(world);
    const { code } = await saleOf(world, owner);
    return { owner, input: () => ({ params: { code }, ...more() }) };
  };

const theirs = { strangers: 'not_found' } as const;
const way = { deliveryPartner: 0, dispatchMode: 0, handleRequirementId: 2, shipmentDate: dayIn(1), pin: goodPin };
const ordered = () => ({
  body: {
    name: 'Halima Yusuf',
    phoneNumber: newPhone(),
    otpCode: '000000',
    dropoffAddress: '7 Addo Road, Ajah',
    dropOffAddressJson: ajah,
    payWhen: 'now',
    buyerPays: 22_400,
  },
});

export const saleRows = [
  row(
    createSale,
    async ({ world }) => {
      const owner = await seller(world);
      return { owner, input: { body: await forSale(world, owner.id) } };
    },
    // The picture is the owner’s.
    { strangers: 'invalid_input' },
  ),
  own(listSales),
  row(getSale, toASale(), theirs),
  row(sendSale, toASale({ body: way }), theirs),
  row(endSale, toASale(), theirs),
  row(releaseBuyer, toASale(), theirs),
  row(getBuyPage, underALink(), {}),
  // These sales have pictures without bytes: who may see one is answered before it is looked for.
  row(getSalePicture, underALink(), all('not_found')),
  row(
    quoteDelivery,
    underALink(() => ({ body: { dropOffAddressJson: ajah } })),
    {},
  ),
  row(
    sendBuyerCode,
    underALink(() => ({ body: { phoneNumber: newPhone() } })),
    {},
  ),
  // Nobody orders without the code from their phone, and nobody pays or complains for somebody else: not the seller either.
  row(orderSale, underALink(ordered), all('code_gone')),
  row(
    openPurchase,
    underALink(() => ({ body: { phoneNumber: newPhone(), otpCode: '000000' } })),
    all('code_gone'),
  ),
  row(
    paySale,
    underALink(() => ({ body: { way: 'transfer' } })),
    all('forbidden'),
  ),
  row(verifySalePayment, underALink(), all('forbidden')),
  row(permitBuyerPicture, underALink(), all('forbidden')),
  row(
    finishBuyerPicture,
    async ({ world }) => {
      const owner = await seller(world);
      const { code } = await saleOf(world, owner);
      return { owner, input: { params: { code, publicId: await uploadedPicture(world, owner.id) } } };
    },
    all('forbidden'),
  ),
  // It is answered once somebody asks.
  row(answerSaleQuestion, toASale({ body: { message: 'It is the same bag' } }), { owner: 'no_longer_open', ...theirs }),
  row(
    complainAboutSale,
    underALink(() => ({ body: { message: 'It is another bag' } })),
    all('forbidden'),
  ),
  row(
    rateSeller,
    underALink(() => ({ body: { rating: 5 } })),
    all('forbidden'),
  ),
  // The chat of a sale is its buyer’s and its seller’s; the seller has it as any other.
  row(openBuyerRoom, toASale(), theirs),
  row(listBuyerMessages, underALink(), all('forbidden')),
  row(
    sendBuyerMessage,
    underALink(() => ({ body: { clientId: randomUUID(), messageText: 'Hello' } })),
    all('forbidden'),
  ),
  row(
    markBuyerReceipt,
    underALink(() => ({ body: { readSeq: 1 } })),
    all('forbidden'),
  ),
];
