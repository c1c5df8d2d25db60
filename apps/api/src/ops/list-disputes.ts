import type { Context } from '../context.ts';
import { type Dispute, readDisputes, readLateClaims } from '../modules/orders/index.ts';
import { inMoney } from '../modules/wallet/index.ts';

const who = { sender: 'the sender', carrier: 'the carrier', ops: 'us', time: 'time' } as const;

/**
 * Orders that staff have to decide, the longest waiting first, with everything that both sides have shown; then those that
 * are not in dispute and to which a carrier's claim came too late.
 */
export async function listDisputesNow({ db, publicUrl }: Context): Promise<string> {
  const [disputes, claims] = [await readDisputes(db), await readLateClaims(db)];
  return [
    disputes.length === 0 ? 'There are no open disputes.' : inWords(disputes, publicUrl),
    ...(claims.length === 0 ? [] : ['Claims that came too late (docs/operations.md):', inWords(claims, publicUrl)]),
  ].join('\n\n');
}

function inWords(disputes: readonly Dispute[], publicUrl: string): string {
  return disputes
    .map(({ trackingId, orderId, since, title, sender, carrier, currency, feeMinor, history }) =>
      [
        `${trackingId}  ${orderId}  since ${since.toISOString()}`,
        `  ${title}, ${inMoney(BigInt(feeMinor), currency)}, from ${sender}, carried by ${carrier}`,
        ...history.flatMap(({ happenedAt, actor, what, proof, message, pictures }) => [
          `  ${happenedAt.toISOString()}  ${what}  by ${who[actor]}${proof ? `, proven by ${proof}` : ''}`,
          ...message
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => `      ${line}`),
          ...pictures.map((address) => `      ${publicUrl}${address}`),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}
