import { drive } from './drive.ts';
import type { Question, Shipment, Stop } from './question.ts';

/** Each shipment in its turn where it adds the least travel: VROOM’s answer in shape, not in quality. */
export function solve({ vehicles, shipments, matrices }: Question) {
  const rounds = vehicles.map((vehicle) => ({ vehicle, stops: [] as readonly Stop[], travel: 0 }));
  const durationsOf = (profile: string) => matrices[profile]?.durations ?? [];
  const unassigned: object[] = [];
  for (const shipment of shipments) {
    let best: { round: (typeof rounds)[number]; stops: readonly Stop[]; travel: number } | undefined;
    for (const round of rounds)
      for (const stops of placings(round.stops, shipment)) {
        const driven = drive(round.vehicle, durationsOf(round.vehicle.profile), stops);
        if (driven && (!best || driven.travel - round.travel < best.travel - best.round.travel))
          best = { round, stops, travel: driven.travel };
      }
    if (best) Object.assign(best.round, { stops: best.stops, travel: best.travel });
    else unassigned.push(...(['pickup', 'delivery'] as const).map((type) => ({ id: shipment[type].id, type })));
  }
  const routes = rounds
    .filter(({ stops }) => stops.length > 0)
    .map(({ vehicle, stops, travel }) => {
      const steps = drive(vehicle, durationsOf(vehicle.profile), stops)?.steps ?? [];
      return {
        vehicle: vehicle.id,
        cost: travel,
        duration: travel,
        ...(vehicle.description && { description: vehicle.description }),
        steps,
      };
    });
  const cost = routes.reduce((sum, route) => sum + route.cost, 0);
  return { code: 0, summary: { cost, routes: routes.length, unassigned: unassigned.length, duration: cost }, unassigned, routes };
}

function* placings(stops: readonly Stop[], shipment: Shipment): Generator<Stop[]> {
  for (let from = 0; from <= stops.length; from += 1)
    for (let to = from; to <= stops.length; to += 1)
      yield [
        ...stops.slice(0, from),
        { type: 'pickup', shipment },
        ...stops.slice(from, to),
        { type: 'delivery', shipment },
        ...stops.slice(to),
      ];
}
