import { orderStatus } from '@waybill/contract/orders/enums';
import { transactionStatus } from '@waybill/contract/wallet/enums';

const nameIn = (names: Readonly<Record<string, number>>, status: number): string =>
  Object.entries(names).find(([, known]) => known === status)?.[0] ?? String(status);

/** For a spreadsheet: `Delivered`. */
export const orderStatusName = (status: number): string => nameIn(orderStatus, status);

/** `Successful`. */
export const transactionStatusName = (status: number): string => nameIn(transactionStatus, status);
