import * as z from 'zod/mini';
import { lines } from '../text.ts';
import { orderLimits } from './enums.ts';

const stars = 'Please give one to five stars';

/** What somebody says of the other side, whoever of a delivery or sale they are. */
export const ratingInput = {
  rating: z.int(stars).check(z.minimum(1, stars), z.maximum(5, stars)),
  comment: z._default(lines(orderLimits.ratingComment), ''),
};
