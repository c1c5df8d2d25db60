import type { SimulateSpeed, SimulationName } from '@waybill/contract/timeline/metadata';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { parcelPosted } from '../../timeline/index.ts';
import { actAsSimulated } from '../act.ts';
import type { SimulationContext } from '../context.ts';
import { scripts } from '../scripts.ts';
import { simulatedCarrierId } from '../simulated-carrier.ts';
import { findSimulatedOrder } from '../storage/simulated-orders.ts';

type Scene = {
  readonly packageId: string;
  readonly name: SimulationName;
  readonly speed: SimulateSpeed;
  /** Which act of the script comes now, and how often it had to wait for something. */
  readonly at: number;
  readonly waited: number;
};

const simulateJob = defineJob<Scene>('simulation.act');

const pauseSeconds: Readonly<Record<SimulateSpeed, number>> = { at_once: 0, minutes: 60 };
/** What was paid is booked by jobs of its own. */
const mostWaits = 60;

/** One act, and then the next. What the sender has ended meanwhile is over. */
const simulate = handleJob(simulateJob, async (context: SimulationContext, scene: Scene) => {
  if (!context.playBank) return;
  const order = await findSimulatedOrder(context.db, scene.packageId, simulatedCarrierId);
  if (!order) return;
  const { plain, collecting = plain } = scripts[scene.name];
  const acts = order.isSale ? collecting : plain;
  const act = acts[scene.at];
  if (!act) return;
  try {
    await actAsSimulated(context, act, order, `simulated ${scene.packageId} ${scene.at}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code !== 'not_paid_yet' || scene.waited >= mostWaits) return;
    await transact(context.db, (tx) =>
      context.enqueue(tx, simulateJob, { ...scene, waited: scene.waited + 1 }, { afterSeconds: 1 }),
    );
    return;
  }
  if (scene.at + 1 < acts.length)
    await transact(context.db, (tx) =>
      context.enqueue(tx, simulateJob, { ...scene, at: scene.at + 1, waited: 0 }, { afterSeconds: pauseSeconds[scene.speed] }),
    );
});

const begin = react(
  parcelPosted,
  'simulate',
  async ({ db, enqueue }: SimulationContext, { packageId, simulation }) => {
    if (!simulation) return;
    const { name, speed } = simulation;
    await transact(db, (tx) =>
      enqueue(tx, simulateJob, { packageId, name, speed, at: 0, waited: 0 }, { afterSeconds: pauseSeconds[speed] }),
    );
  },
  { concerns: ({ simulation }) => simulation !== undefined },
);

export const simulationReactions: readonly Reaction<SimulationContext>[] = [begin];
export const simulationJobs = [simulate];
