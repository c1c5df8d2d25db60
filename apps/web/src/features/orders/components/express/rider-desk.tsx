import { DutySwitch } from '../duty/duty-switch.tsx';
import { RiderList } from './rider-list.tsx';

type RiderDeskProps = {
  readonly userId: string;
  readonly onKyc: () => void;
  readonly onAnswered: (packageId: string) => void;
  readonly onTaken: (orderId: string) => void;
};

/** On duty or not, and what rings. */
export function RiderDesk({ userId, ...answers }: RiderDeskProps) {
  return (
    <div className="grid gap-5 pb-1">
      <DutySwitch userId={userId} onKyc={answers.onKyc} />
      <RiderList {...answers} />
    </div>
  );
}
