import { DutySwitch } from '../../features/orders/components/duty/duty-switch.tsx';
import { RiderList } from '../../features/orders/components/express/rider-list.tsx';
import { RingMe } from '../../features/users/components/ring-me.tsx';

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
      <DutySwitch userId={userId} onKyc={answers.onKyc} ringMe={<RingMe />} />
      <RiderList {...answers} />
    </div>
  );
}
