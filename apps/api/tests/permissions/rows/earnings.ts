import { getShareRule } from '@waybill/contract/earnings/get-share-rule';
import { updateShareRule } from '@waybill/contract/earnings/update-share-rule';
import { own } from '../row.ts';

export const earningsRows = [
  own(getShareRule, {}, { other: 'forbidden' }),
  own(updateShareRule, { body: { percent: 60, perParcel: null } }, { other: 'forbidden' }),
];
