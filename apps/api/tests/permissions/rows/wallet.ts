import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { buyCreditsByCard } from '@waybill/contract/wallet/buy-credits-by-card';
import { buyCreditsByTransfer } from '@waybill/contract/wallet/buy-credits-by-transfer';
import { capturePaypalOrder } from '@waybill/contract/wallet/capture-paypal-order';
import { createPaypalOrder } from '@waybill/contract/wallet/create-paypal-order';
import { getMoneyFlow } from '@waybill/contract/wallet/get-money-flow';
import { getStatement } from '@waybill/contract/wallet/get-statement';
import { getTransaction } from '@waybill/contract/wallet/get-transaction';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { listOfBanks } from '@waybill/contract/wallet/list-of-banks';
import { listPayoutAccounts } from '@waybill/contract/wallet/list-payout-accounts';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { listTransfers } from '@waybill/contract/wallet/list-transfers';
import { receivePaypalEvent } from '@waybill/contract/wallet/receive-paypal-event';
import { receivePaystackEvent } from '@waybill/contract/wallet/receive-paystack-event';
import { removePayoutAccount } from '@waybill/contract/wallet/remove-payout-account';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { resolveAccount } from '@waybill/contract/wallet/resolve-account';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { startTransferTopUp } from '@waybill/contract/wallet/start-transfer-top-up';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';
import { verifyTransfer } from '@waybill/contract/wallet/verify-transfer';
import { newId } from '../../../src/platform/ids.ts';
import { topUpByTransfer } from '../../support/bank-transfers.ts';
import { newTopUp } from '../../support/card-top-ups.ts';
import { goodPassword, verifiedPerson } from '../../support/people.ts';
import { goodPin, personWithMoney } from '../../support/people-with-money.ts';
import { dayIn } from '../../support/timeline.ts';
import { all, ofSomebody, own, row } from '../row.ts';

export const walletRows = [
  own(getWallets),
  own(listTransactions),
  own(getMoneyFlow, { query: { currency: 'NGN' } }),
  own(getStatement, { query: { format: 'csv', currency: 'NGN', startDate: dayIn(-30), endDate: dayIn(0) } }),
  row(
    getTransaction,
    async ({ world }) => {
      const owner = await personWithMoney(world, { NGN: 1000 });
      const body = { credits: 1, currency: 'NGN', pin: goodPin };
      const { transaction } = (await owner.call(buyCredits, { body })).result;
      return { owner, input: { params: { transactionId: transaction.id } } };
    },
    { strangers: 'not_found' },
  ),
  row(
    setPin,
    ofSomebody(() => ({ body: { newPin: goodPin, password: goodPassword } })),
    // A PIN that is there is changed with the old one only.
    { strangers: 'pin_already_set' },
  ),
  row(
    requestPinReset,
    async ({ world }) => ({ owner: await verifiedPerson(world), other: await verifiedPerson(world), input: {} }),
    {},
  ),
  own(resetPin, { body: { otpCode: '000000', newPin: '4826' } }, { owner: 'code_wrong', strangers: 'code_wrong' }),
  own(startCardTopUp, { body: { amount: 500 } }),
  row(
    verifyCardTopUp,
    ofSomebody(async (owner) => ({ body: { reference: (await newTopUp(owner, 500)).reference } })),
    { strangers: 'not_found' },
  ),
  own(startTransferTopUp, { body: { amount: 500 } }),
  own(buyCreditsByTransfer, { body: { credits: 1 } }),
  own(listTransfers),
  row(
    verifyTransfer,
    ofSomebody(async (owner) => ({ body: { reference: (await topUpByTransfer(owner, 500)).reference } })),
    { strangers: 'not_found' },
  ),
  own(createPaypalOrder, { body: { currency: 'USD', amount: 5 } }),
  row(
    capturePaypalOrder,
    ofSomebody(async (owner) => {
      const { result } = await owner.call(createPaypalOrder, { body: { currency: 'USD', amount: 5 } });
      return { body: { orderId: result.orderId } };
    }),
    { owner: 'payment_not_approved', strangers: 'not_found' },
  ),
  own(listOfBanks),
  own(resolveAccount, { query: { accountNumber: '0000014579', bankCode: '011' } }),
  // Money goes out to those whose identity is checked, and with their own PIN.
  row(
    initiatePayout,
    async ({ world }) => ({
      owner: await personWithMoney(world, { NGN: 5000 }, { isChecked: false }),
      other: await personWithMoney(world, { NGN: 5000 }),
      input: { body: { currency: 'NGN', amount: 1000, pin: goodPin, accountNumber: '0000014579', bankCode: '011' } },
    }),
    { owner: 'kyc_required' },
  ),
  own(listPayoutAccounts),
  row(
    removePayoutAccount,
    ofSomebody(async (owner, { world }) => {
      const accountId = newId('payoutAccount');
      await world.db`
        insert into payout_account (id, user_id, bank_code, account_number, account_name) values (${accountId}, ${owner.id}, '001', '0123456780', 'ADA OBI')`;
      return { params: { accountId } };
    }),
    { strangers: 'not_found' },
  ),
  own(buyCredits, { body: { credits: 1, currency: 'NGN', pin: goodPin } }),
  own(buyCreditsByCard, { body: { credits: 1 } }),
  // Nobody is believed without the provider’s signature.
  own(receivePaystackEvent, { body: { event: 'charge.success', data: { reference: 'wb-1' } } }, all('forbidden')),
  own(receivePaypalEvent, { body: { event_type: 'CHECKOUT.ORDER.APPROVED' } }, all('forbidden')),
];
