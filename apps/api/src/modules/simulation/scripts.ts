import type { SimulationName } from '@waybill/contract/timeline/metadata';

/** What is done by somebody of the test world: the carrier, unless the name says otherwise. */
export type SimulatedAct =
  | 'accept'
  | 'decline'
  | 'give up'
  | 'pick up'
  | 'ride'
  | 'arrive'
  | 'receiver pays'
  | 'receiver pays half'
  | 'nobody there'
  | 'cannot pay'
  | 'sender wants it back'
  | 'give back'
  | 'ask to bring back'
  | 'sender agrees'
  | 'hand over'
  | 'complain';

type Script = {
  readonly plain: readonly SimulatedAct[];
  /** With money to collect at the door, if that goes another way. */
  readonly collecting?: readonly SimulatedAct[];
};

const onTheRoad = ['accept', 'pick up', 'ride'] as const;

export const scripts: Readonly<Record<SimulationName, Script>> = {
  delivered: {
    plain: [...onTheRoad, 'hand over'],
    collecting: [...onTheRoad, 'arrive', 'receiver pays', 'hand over'],
  },
  declined: { plain: ['decline'] },
  not_picked_up: { plain: ['accept', 'give up'] },
  failed_attempt: { plain: [...onTheRoad, 'nobody there'] },
  returned: {
    plain: [...onTheRoad, 'ask to bring back', 'sender agrees'],
    collecting: [...onTheRoad, 'nobody there', 'sender wants it back', 'give back'],
  },
  paid_short: { plain: [...onTheRoad, 'arrive', 'receiver pays half', 'cannot pay'] },
  disputed: { plain: [...onTheRoad, 'complain'] },
};
