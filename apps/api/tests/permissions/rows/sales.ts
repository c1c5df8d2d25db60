import { complainAboutSale } from '@waybill/contract/sales/complain-about-sale';
import { createSale } from '@waybill/contract/sales/create-sale';
import { endSale } from '@waybill/contract/sales/end-sale';
import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { getSale } from '@waybill/contract/sales/get-sale';
import { listSales } from '@waybill/contract/sales/list-sales';
import { openPurchase } from '@waybill/contract/sales/open-purchase';
import { orderSale } from '@waybill/contract/sales/order-sale';
import { paySale } from '@waybill/contract/sales/pay-sale';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { releaseBuyer } from '@waybill/contract/sales/release-buyer';
import { sendBuyerCode } from '@waybill/contract/sales/send-buyer-code';
import { sendSale } from '@waybill/contract/sales/send-sale';
import { verifySalePayment } from '@waybill/contract/sales/verify-sale-payment';
import { goodPin } from '../../support/people-with-money.ts';
import { buyer, forSale, newPhone, orderWith, saleOf, seller } from '../../support/sales.ts';
import { ajah, dayIn } from '../../support/timeline.ts';
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
  row(
    complainAboutSale,
    underALink(() => ({ body: { message: 'It is another bag' } })),
    all('forbidden'),
  ),
];
