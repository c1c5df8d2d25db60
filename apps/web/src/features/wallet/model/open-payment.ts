import type { Currency } from '@waybill/contract/money';

/** A payment this tab has sent somebody away for, until it is known how it ended. */
export type OpenPayment = {
  /** Paystack’s reference, or PayPal’s order. */
  readonly id: string;
  readonly purpose: 'top-up' | 'credits';
  readonly currency: Currency;
  readonly amount: number;
  /** Where the person was; followed only after it was checked to be an address of this app. */
  readonly back: string;
};

type PaymentStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'waybill.open-payment';

export function keepOpenPayment(store: PaymentStore, payment: OpenPayment): void {
  store.setItem(name, JSON.stringify(payment));
}

export function openPayment(store: PaymentStore): OpenPayment | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
    return isOpenPayment(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetOpenPayment(store: PaymentStore): void {
  store.removeItem(name);
}

function isOpenPayment(value: unknown): value is OpenPayment {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['id', 'purpose', 'currency', 'back'].every((key) => typeof Reflect.get(value, key) === 'string');
  return texts && typeof Reflect.get(value, 'amount') === 'number';
}
