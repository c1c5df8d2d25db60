import type { Tx } from '../../platform/db/database.ts';
import type { IdentityContext } from './context.ts';
import { securityChanged } from './events.ts';
import type { SecurityNote } from './security-notes.ts';

export async function noteSecurity({ publish }: IdentityContext, tx: Tx, userId: string, what: SecurityNote): Promise<void> {
  publish(tx, securityChanged, { userId, what, at: new Date().toISOString() });
}
