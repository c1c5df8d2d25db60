import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameText } from '../../platform/secret-keys.ts';
import type { SalesContext } from './context.ts';
import type { SaleRow } from './storage/sales.ts';

const name = 'waybill_buyer';
const days = 90;

type Sale = Pick<SaleRow, 'id' | 'code'>;

/**
 * Opens what a buyer has ordered again on the device that proved their phone. Sent to the calls of that one link alone; `lax`, because
 * buyers come back from the page of the card provider.
 */
export function giveBuyerCookie(
  context: Pick<SalesContext, 'keys' | 'isHttps'>,
  reply: FastifyReply,
  sale: Sale,
  buyerId: string,
): void {
  reply.setCookie(name, `${buyerId}.${sign(context, sale, buyerId)}`, {
    path: `/api/buy/${sale.code}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: context.isHttps,
    maxAge: days * 86_400,
  });
}

/** The buyer whom this browser has proven to be, if any. */
export function buyerIn(context: Pick<SalesContext, 'keys'>, request: FastifyRequest, sale: Sale): string | undefined {
  const [buyerId = '', signature = ''] = request.cookies[name]?.split('.') ?? [];
  return buyerId !== '' && sameText(signature, sign(context, sale, buyerId)) ? buyerId : undefined;
}

function sign({ keys }: Pick<SalesContext, 'keys'>, sale: Sale, buyerId: string): string {
  return createHmac('sha256', keys.key('buyer-cookie')).update(`${sale.id} ${buyerId}`).digest('base64url');
}
