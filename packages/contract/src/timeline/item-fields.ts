import * as z from 'zod/mini';
import { addDays } from '../day.ts';
import { idOfAny } from '../ids.ts';
import { hasTwoDecimals } from '../money.ts';
import { dispatchMode, handleRequirements, itemCategories, timelineLimits } from './enums.ts';

function oneOf(values: readonly number[], message: string) {
  return z.int(message).check(z.refine((value) => values.includes(value), message));
}

/** From 1 to 5, as an address or a query carries it. */
export const itemTypeParam = z.coerce
  .number('Please send 1 to 5')
  .check(z.int('Please send 1 to 5'), z.minimum(1, 'Please send 1 to 5'), z.maximum(5, 'Please send 1 to 5'));

/** An item’s type in a body. */
export const itemType = oneOf([1, 2, 3, 4, 5], 'Please send 1 to 5');

/** The id of whatever can stand on the timeline. */
export const timelineItemId = idOfAny('package', 'travellersRequest', 'post', 'batchShipping');

export const itemParams = z.strictObject({ itemType: itemTypeParam, itemId: timelineItemId });

export const dispatchModeField = oneOf(Object.values(dispatchMode), 'Please choose how it travels');
export const deliveryTypeField = oneOf([0, 1, 2, 3], 'Please choose a kind of delivery');
export const itemCategoryField = oneOf(
  itemCategories.map(({ id }) => id),
  'Please choose what it is',
);
export const handleRequirementField = oneOf(
  handleRequirements.map(({ id }) => id),
  'Please choose how to handle it',
);

/** In kilograms. */
export const weight = z.number('Please enter a weight in kilograms').check(
  z.refine((value) => Number.isFinite(value) && value > 0, 'Please enter a weight above zero'),
  z.maximum(30_000, '30,000 kg is the most'),
  z.refine(hasTwoDecimals, 'Two decimals are the most'),
);

/** The last day for which something can be posted. */
export function lastDayAhead(today: string): string {
  return addDays(today, timelineLimits.daysAhead);
}
