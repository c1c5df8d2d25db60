import { openPaymentSandbox } from './payment-sandbox.ts';

type Transfer = {
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly transfer_code: string;
  readonly recipient: { readonly details: { readonly account_number: string; readonly account_name: string } };
};

type Batch = {
  readonly batch_header: {
    readonly payout_batch_id: string;
    readonly batch_status: string;
    readonly sender_batch_header: { readonly sender_batch_id: string };
  };
  readonly items: readonly {
    readonly payout_item_id: string;
    readonly transaction_status: string;
    readonly payout_item: { readonly receiver: string; readonly amount: { readonly value: string; readonly currency: string } };
  }[];
};

/** A sandbox of a test file's own, seen from the side of money that goes out. */
export async function openPayoutSandbox() {
  const sandbox = await openPaymentSandbox();
  const { control } = sandbox;
  return {
    ...sandbox,
    /** Payouts stay as they are until they are let go. */
    holdSettlement: (vendor: 'paystack' | 'paypal', holdSettlement: boolean) =>
      control('PATCH', `${vendor}/switches`, { holdSettlement }),

    async transfers(reference: string): Promise<Transfer[]> {
      const { transfers } = (await control('GET', 'paystack/transfers')) as { transfers: Transfer[] };
      return transfers.filter((transfer) => transfer.reference === reference);
    },
    decideTransfer: (reference: string, status: 'success' | 'failed' | 'reversed') =>
      control('POST', `paystack/transfers/${reference}/decide`, { status }),

    async payouts(reference: string): Promise<Batch[]> {
      const { payouts } = (await control('GET', 'paypal/payouts')) as { payouts: Batch[] };
      return payouts.filter(({ batch_header }) => batch_header.sender_batch_header.sender_batch_id === reference);
    },
    decideItem: (id: string, status: 'SUCCESS' | 'FAILED' | 'UNCLAIMED' | 'RETURNED') =>
      control('POST', `paypal/payout-items/${id}/decide`, { status }),
  };
}
