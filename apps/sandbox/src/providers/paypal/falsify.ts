/** Multiplies every amount of an event by ten, or puts every amount in another currency. */
export function falsify(body: string, what: 'amount' | 'currency'): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => {
    if (what === 'amount' && key === 'value' && typeof value === 'string' && value !== '') return (Number(value) * 10).toFixed(2);
    if (what === 'currency' && (key === 'currency_code' || key === 'currency')) return value === 'USD' ? 'GBP' : 'USD';
    return value;
  });
}
