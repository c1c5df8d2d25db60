import type { SignatureKind } from '@waybill/contract/webhooks/endpoint-view';
import { webhookLimits } from '@waybill/contract/webhooks/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';

type Rotation = { readonly endpointId: string; readonly kind: SignatureKind };

/** The secret that the request has made before, of this endpoint or another. */
export async function findRotation(db: Db, requestKey: string): Promise<Rotation | undefined> {
  const [row] = await db<Rotation[]>`select endpoint_id, kind from webhook_secret where request_key = ${requestKey}`;
  return row;
}

type NewSecret = {
  readonly endpointId: string;
  readonly version: number;
  readonly kind: SignatureKind;
  readonly requestKey: string;
};

/** The one before goes on signing for a day; the endpoint is locked. */
export function replaceSecret(tx: Tx, { endpointId, version, kind, requestKey }: NewSecret): void {
  tx.write(tx`delete from webhook_secret where endpoint_id = ${endpointId} and ends_at < now()`);
  tx.write(tx`
    update webhook_secret set ends_at = now() + make_interval(hours => ${webhookLimits.oldSecretHours})
    where endpoint_id = ${endpointId} and ends_at is null`);
  tx.write(tx`
    insert into webhook_secret (endpoint_id, version, kind, request_key) values (${endpointId}, ${version}, ${kind}, ${requestKey})`);
}
