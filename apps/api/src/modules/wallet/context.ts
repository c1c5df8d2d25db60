import type { Database } from '../../platform/db/database.ts';

export type WalletContext = { readonly db: Database; readonly pinPepper: string };
