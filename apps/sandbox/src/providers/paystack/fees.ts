const naira = 100;

/** Paystack’s fee on a local card payment: 1.5 % and ₦100, the ₦100 waived under ₦2,500, never above ₦2,000. */
export function chargeFee(amount: number, currency: string): number {
  if (currency !== 'NGN') return Math.ceil(amount * 0.039) + (currency === 'USD' ? 0 : 100 * naira);
  const flat = amount < 2500 * naira ? 0 : 100 * naira;
  return Math.min(Math.ceil(amount * 0.015) + flat, 2000 * naira);
}

export function transferFee(amount: number): number {
  if (amount <= 5000 * naira) return 10 * naira;
  return amount <= 50_000 * naira ? 25 * naira : 50 * naira;
}
