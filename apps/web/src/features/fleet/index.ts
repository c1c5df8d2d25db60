export { getFleetTodayQuery } from './api/get-fleet-today.ts';
