import type { Currency } from '@waybill/contract/money';
import type { Period } from '../period.ts';

/** Whose statement it is, and of what. */
export type StatementHead = Period & { readonly name: string; readonly email: string; readonly currency: Currency };
