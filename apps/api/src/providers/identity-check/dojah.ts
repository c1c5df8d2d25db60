import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { askProvider, parseJson, providerTimeoutMs } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { CheckReport, CheckWidget, IdentityCheckPort } from './port.ts';

export type DojahSettings = {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly widget: CheckWidget;
  readonly timeoutMs?: number;
};

const states: Readonly<Record<string, CheckReport['state']>> = {
  ongoing: 'ongoing',
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
  abandoned: 'abandoned',
};

/** In a webhook it stands alone, in an answer inside of `entity`. Nothing else of Dojah's data is read or stored. */
const verificationSchema = z.object({
  reference_id: z.string().max(200),
  verification_status: z.string().max(40),
  data: z
    .object({ selfie: z.object({ status: z.boolean().nullish() }).nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
});
const answerSchema = z.object({ entity: verificationSchema });
const eventSchema = z.object({ reference_id: z.string().max(200) });

/** Speaks Dojah's HTTP API. The sandbox speaks it, too. */
export function createDojah(settings: DojahSettings): IdentityCheckPort {
  return {
    widget: settings.widget,

    async findCheck(reference) {
      const query = new URLSearchParams({ reference_id: reference });
      const { status, body } = await askProvider('Dojah', `${settings.baseUrl}/api/v1/kyc/verification?${query}`, {
        // The key as it is, without "Bearer".
        headers: { AppId: settings.widget.appId, Authorization: settings.secretKey },
        signal: AbortSignal.timeout(settings.timeoutMs ?? providerTimeoutMs),
      });
      if (status === 404 || status === 400) return { state: 'unknown', isOtherFace: false };
      const answer = answerSchema.safeParse(body);
      if (status >= 300 || !answer.success) throw new ProviderUnavailable('Dojah', `unexpected answer with status ${status}`);
      const { reference_id, verification_status, data } = answer.data.entity;
      if (reference_id !== reference) throw new ProviderUnavailable('Dojah', 'an answer about another check');
      // A word we do not know decides nothing.
      return { state: states[verification_status.toLowerCase()] ?? 'pending', isOtherFace: data?.selfie?.status === false };
    },

    readEvent(body, signature) {
      const expected = createHmac('sha256', settings.secretKey).update(body).digest();
      const given = Buffer.from(signature ?? '', 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const event = eventSchema.safeParse(parseJson(body.toString('utf8')));
      return event.success ? { reference: event.data.reference_id } : 'unknown';
    },
  };
}
