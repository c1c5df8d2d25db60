import { getBoard } from '@waybill/contract/board/get-board';
import { suggestRiders } from '@waybill/contract/board/suggest-riders';
import { businessDeal } from '../../support/businesses.ts';
import { checkedBusiness } from '../../support/timeline.ts';
import { own, row } from '../row.ts';

export const boardRows = [
  own(getBoard, {}, { other: 'forbidden' }),
  // The order of another business is nobody's to give, and so it is for its sender.
  row(
    suggestRiders,
    async ({ world }) => {
      const owner = await checkedBusiness(world);
      const { orderId, sender } = await businessDeal(world, owner);
      return { owner, other: sender, input: { query: { orderId } } };
    },
    { partner: 'not_found', other: 'forbidden' },
  ),
];
