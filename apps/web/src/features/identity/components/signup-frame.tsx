import type { SignupStep } from '@waybill/contract/users/enums';
import type { ReactNode } from 'react';
import { Stepper } from '../../../ui/stepper.tsx';
import { type SignupMode, signupProgress } from '../model/signup-journey.ts';
import { EntryFrame } from './entry-frame.tsx';

type SignupFrameProps = {
  readonly mode: SignupMode;
  readonly step: SignupStep;
  readonly federated?: boolean;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

export function SignupFrame({ mode, step, federated, ...frame }: SignupFrameProps) {
  return <EntryFrame above={<Stepper {...signupProgress(mode, step, federated)} />} {...frame} />;
}
