import { webhookLimits } from '@waybill/contract/webhooks/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { WebhookAnswer } from '../../../providers/webhooks/port.ts';
import type { OffBecause } from './endpoints.ts';

/** An endpoint may have been removed while it was sent to: then there is nothing to write down. */
export function insertAttempt(tx: Tx, deliveryId: string, { status, ms, fault, answer }: WebhookAnswer): void {
  tx.write(tx`
    insert into webhook_attempt (delivery_id, status, ms, fault, answer)
    select id, ${status}::smallint, ${ms}::int, ${fault}::text, ${answer}::text from webhook_delivery
    where id = ${deliveryId} for key share`);
}

/** Written only where it changes something: an endpoint that does well is not locked for each delivery. */
export function noteSuccess(tx: Tx, endpointId: string, isSlow: boolean): void {
  tx.write(tx`
    update webhook_endpoint set failing_since = null, rests_until = null, is_slow = ${isSlow}
    where id = ${endpointId} and (failing_since is not null or rests_until is not null or is_slow <> ${isSlow})`);
}

/** Answers whether it has failed for so long that it is given up. */
export async function noteFailure(tx: Tx, endpointId: string, restSeconds: number): Promise<boolean> {
  const [row] = await tx<{ isGivenUp: boolean }[]>`
    update webhook_endpoint set failing_since = coalesce(failing_since, now()),
      rests_until = case when ${restSeconds}::float8 > 0
        then greatest(rests_until, now() + make_interval(secs => ${restSeconds})) else rests_until end
    where id = ${endpointId}
    returning failing_since <= now() - make_interval(days => ${webhookLimits.failingDays}) as is_given_up`;
  return row?.isGivenUp ?? false;
}

/** Answers whether it was on. */
export async function switchOff(tx: Tx, endpointId: string, because: OffBecause): Promise<boolean> {
  const { count } = await tx`
    update webhook_endpoint set off_because = ${because} where id = ${endpointId} and off_because is null`;
  return count > 0;
}

export type OffFacts = {
  readonly url: string;
  readonly offBecause: OffBecause;
  readonly email: string;
  readonly fullName: string;
};

/** For the letter about an endpoint that is off; none where it is on again, or nobody can be written to. */
export async function findOffFacts(db: Db, endpointId: string): Promise<OffFacts | undefined> {
  const [row] = await db<OffFacts[]>`
    select url, off_because, email, full_name from webhook_endpoint as endpoint
    join account on account.id = owner_id join profile on profile.user_id = account.id
    where endpoint.id = ${endpointId} and off_because is not null and email is not null and email_verified_at is not null`;
  return row;
}
