import type { SignupStep } from '@waybill/contract/users/enums';

export type SignupMode = 'person' | 'business';

/** The stops of each journey as people see them, and the steps they stand for. CreateAccount is the moment the code is right. */
const journeys = {
  person: [
    ['Identification', 'About you'],
    ['Password', 'Password'],
    ['Otp', 'Code'],
    ['TransactionPin', 'PIN'],
  ],
  business: [
    ['Identification', 'Business'],
    ['Password', 'Password'],
    ['Otp', 'Code'],
    ['BusinessRepInfo', 'Representative'],
    ['Documents', 'Documents'],
    ['TransactionPin', 'PIN'],
  ],
} as const satisfies Record<SignupMode, readonly (readonly [SignupStep, string])[]>;

/** Names and position for the stepper. Signing up with a provider has no password of ours to choose. */
export function signupProgress(mode: SignupMode, step: SignupStep, federated = false): { steps: string[]; current: number } {
  const stops = journeys[mode].filter(([name]) => !(federated && name === 'Password'));
  const stop = step === 'CreateAccount' ? 'Otp' : step;
  return { steps: stops.map(([, label]) => label), current: stops.findIndex(([name]) => name === stop) };
}
