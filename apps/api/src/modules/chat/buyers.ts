import { idPrefixes } from '@waybill/contract/ids';

/** Whether this member of a room is a buyer without an account: no browser of theirs has an inbox, and nothing is set by them. */
export const isBuyer = (memberId: string): boolean => memberId.startsWith(`${idPrefixes.buyer}_`);
