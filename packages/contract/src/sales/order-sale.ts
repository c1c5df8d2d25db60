import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { line, name, otpCode, phoneNumber } from '../text.ts';
import { buyView } from './buy-view.ts';
import { buyerPayTimes } from './enums.ts';
import { saleCode } from './sale-code.ts';

export const orderSale = defineCall({
  method: 'POST',
  path: '/buy/{code}/order',
  access: 'public',
  summary:
    'Order what is sold under a link, without an account: a name, a phone proven by its code, and where it goes. Sets the cookie that opens it again on this device.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({
    name: name(120, 'your name'),
    phoneNumber,
    otpCode,
    dropoffAddress: line(200, 'where it goes'),
    dropOffAddressJson: addressJson,
    payWhen: z.enum(buyerPayTimes, 'Please choose when you pay'),
    /** All that the buyer saw they would pay: if it is another by now, they are shown that first. */
    buyerPays: amount,
  }),
  success: { status: 201, body: buyView },
  errors: ['not_found', 'no_longer_open', 'already_taken', 'own_package', 'code_wrong', 'code_gone', 'fee_differs'],
  limits: [
    { by: 'ip', max: 120, seconds: 3600 },
    { by: { field: 'phoneNumber' }, max: 20, seconds: 3600 },
  ],
});
