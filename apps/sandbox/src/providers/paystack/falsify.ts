import * as z from 'zod';

const event = z.looseObject({ data: z.looseObject({ amount: z.number(), currency: z.string() }) });

/** Multiplies the money of an event by ten, or puts it in another currency. */
export function falsify(body: string, what: 'amount' | 'currency'): string {
  const { data, ...rest } = event.parse(JSON.parse(body));
  const spoiled = what === 'amount' ? { amount: data.amount * 10 } : { currency: data.currency === 'NGN' ? 'USD' : 'NGN' };
  return JSON.stringify({ ...rest, data: { ...data, ...spoiled } });
}
