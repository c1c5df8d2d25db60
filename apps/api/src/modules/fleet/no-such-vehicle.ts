import { Problem } from '../../platform/http/problem.ts';

export const noSuchVehicle = () => new Problem('not_found', 'That vehicle is not in your list.');
