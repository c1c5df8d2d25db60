import { OwnFactor } from '../../../features/ops/components/second-factor/own-factor.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { ConfirmHere } from './confirm-here.tsx';

export function SecondFactorPage() {
  return (
    <>
      <PageHeader title="Your second factor" lead="What the console asks you for beside your password." />
      <div className="max-w-xl">
        <OwnFactor confirm={(onConfirmed) => <ConfirmHere onConfirmed={onConfirmed} />} />
      </div>
    </>
  );
}
