import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { line } from './money.ts';

export function transferOf(changes: Partial<TransferView> = {}): TransferView {
  return {
    reference: 'wb-1',
    purpose: 'top-up',
    state: 'waiting',
    currency: 'NGN',
    amount: 5000,
    credits: null,
    accountNumber: '9912345678',
    bankName: 'Wema Bank',
    accountName: 'PAYSTACK CHECKOUT',
    dateExpires: new Date(Date.now() + 1_745_000).toISOString(),
    received: 0,
    missing: 5000,
    returning: 0,
    returned: 0,
    wasRejected: false,
    transaction: line({ status: 0, title: 'Top-up by transfer', detail: 'We are waiting for your transfer.' }),
    ...changes,
  };
}
