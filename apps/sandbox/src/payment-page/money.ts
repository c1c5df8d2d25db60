/** “₦5,000.00”, “$12.50”; amounts in minor units. */
export function formatMoney(minor: number, currency: string): string {
  const written = new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const { maximumFractionDigits = 2 } = written.resolvedOptions();
  return written.format(minor / 10 ** maximumFractionDigits);
}
