import { brokenConstraint } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Does it, and says in our words that another vehicle of the business has that plate. */
export async function refusePlate<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (brokenConstraint(error) !== 'vehicle_plate') throw error;
    throw new Problem('plate_taken', 'You have a vehicle with that plate in your list already.', { field: 'plate' });
  }
}
