import { getEarningsStatement } from '@waybill/contract/earnings/get-earnings-statement';
import { getShareRule } from '@waybill/contract/earnings/get-share-rule';
import { listEarnings } from '@waybill/contract/earnings/list-earnings';
import { listOwnShares } from '@waybill/contract/earnings/list-own-shares';
import { updateShareRule } from '@waybill/contract/earnings/update-share-rule';
import { own } from '../row.ts';

const days = { startDate: '2026-10-01', endDate: '2026-10-31' };

export const earningsRows = [
  own(getShareRule, {}, { other: 'forbidden' }),
  own(updateShareRule, { body: { percent: 60, perParcel: null } }, { other: 'forbidden' }),
  own(listEarnings, { query: days }, { other: 'forbidden' }),
  own(getEarningsStatement, { query: { ...days, format: 'csv' } }, { other: 'forbidden' }),
  // All of it is the business's; what is one's own is asked by whoever rides.
  own(
    listOwnShares,
    {},
    { owner: 'forbidden', partner: 'forbidden', other: 'forbidden', manager: 'yes', dispatcher: 'yes', rider: 'yes' },
  ),
];
