import * as z from 'zod';
import { askProvider, providerTimeoutMs } from './ask-provider.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';

export type PaystackSettings = { readonly baseUrl: string; readonly secretKey: string; readonly timeoutMs?: number };

export type PaystackAnswer = {
  readonly status: number;
  readonly data: unknown;
  readonly code: string;
  readonly next: string | null;
};

const answerSchema = z.object({
  data: z.unknown().optional(),
  code: z.string().nullish().catch(undefined),
  meta: z.object({ next: z.string().nullish() }).nullish().catch(undefined),
});

/** Paystack's envelope and key, for whatever speaks with it. */
export function openPaystackWire(settings: PaystackSettings) {
  return {
    async call(method: 'GET' | 'POST', path: string, body?: object): Promise<PaystackAnswer> {
      const { status, body: answer } = await askProvider('Paystack', `${settings.baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${settings.secretKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(settings.timeoutMs ?? providerTimeoutMs),
      });
      // Our key is refused: nobody who waits for an answer could fix that.
      if (status === 401 || status === 403) throw new ProviderUnavailable('Paystack', `status ${status}`);
      const parsed = answerSchema.safeParse(answer).data;
      return { status, data: parsed?.data, code: parsed?.code ?? '', next: parsed?.meta?.next ?? null };
    },

    /** An answer of another shape than promised is no answer. */
    read<T>(schema: z.ZodType<T>, { status, data, code }: PaystackAnswer): T {
      const parsed = schema.safeParse(data);
      if (status < 300 && parsed.success) return parsed.data;
      throw new ProviderUnavailable('Paystack', `unexpected answer with status ${status} ${code}`.trim());
    },
  };
}
