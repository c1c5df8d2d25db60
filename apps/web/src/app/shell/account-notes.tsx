import type { OwnUser } from '@waybill/contract/users/user-view';
import { useState } from 'react';
import { MeasureSlip } from '../../features/users/components/measures/measure-slip.tsx';
import { RestrictionBar } from '../../features/users/components/measures/restriction-bar.tsx';

type AccountNotesProps = { readonly user: OwnUser; readonly businessName: string | undefined };

/** What our team has to say to somebody, on whichever page they are. Fetched by those to whom there is something to say. */
export function AccountNotes({ user: { restriction, measuresToRead }, businessName }: AccountNotesProps) {
  const [isLater, setLater] = useState(false);
  return (
    <>
      {restriction ? <RestrictionBar restriction={restriction} businessName={businessName} /> : null}
      {measuresToRead > 0 && !isLater ? <MeasureSlip onLater={() => setLater(true)} /> : null}
    </>
  );
}
