export { simulationJobs, simulationReactions } from './jobs/simulate.ts';
export { simulatedCarrierId } from './simulated-carrier.ts';
