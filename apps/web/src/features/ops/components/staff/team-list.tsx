import { useQuery } from '@tanstack/react-query';
import { changeStaffRole } from '@waybill/contract/ops/change-staff-role';
import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import type { StaffView } from '@waybill/contract/ops/staff-view';
import { useState } from 'react';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { listStaffQuery } from '../../api/list-staff.ts';
import { PersonLine } from '../person-line.tsx';
import { useMay } from '../use-may.ts';
import { ChangeRoleSheet, EndStaffSheet } from './staff-sheets.tsx';

type Deciding = { readonly colleague: StaffView; readonly what: 'role' | 'end' };

/** Our own people, and what each of them does. */
export function TeamList() {
  const query = useQuery(listStaffQuery);
  const may = useMay();
  const { id: ownId } = useUser();
  const [deciding, setDeciding] = useState<Deciding>();
  const close = () => setDeciding(undefined);
  if (!query.data) return <Loading query={query} failed="We could not load the team" />;
  const isAdmin = may(changeStaffRole);
  return (
    <>
      <ul aria-label="Team" className="grid gap-3">
        {query.data.map((colleague) => (
          <li key={colleague.id} className="paper-card card-padded grid gap-3 md:grid-cols-[1fr_auto] md:items-center">
            <div className="grid min-w-0 gap-2">
              <PersonLine person={colleague} isLink size={44} />
              <p className="text-15">
                <strong className="font-semibold">{staffRoleWords[colleague.role].title}.</strong>{' '}
                {staffRoleWords[colleague.role].does}.
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
                <Doors colleague={colleague} />
              </p>
            </div>
            {colleague.id === ownId ? (
              <p className="text-13 text-ink-soft">This is you</p>
            ) : isAdmin ? (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  aria-label={`Change role of ${colleague.fullName}`}
                  onClick={() => setDeciding({ colleague, what: 'role' })}
                >
                  Change role
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`End the work of ${colleague.fullName}`}
                  onClick={() => setDeciding({ colleague, what: 'end' })}
                >
                  End
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {deciding?.what === 'role' ? <ChangeRoleSheet colleague={deciding.colleague} onClose={close} /> : null}
      {deciding?.what === 'end' ? <EndStaffSheet colleague={deciding.colleague} onClose={close} /> : null}
    </>
  );
}

/** How far somebody has come in, and when they were here. */
function Doors({ colleague: { hasEntered, hasSecondFactor, lastSeen, since } }: { readonly colleague: StaffView }) {
  if (!hasEntered)
    return (
      <>
        <Stamp tone="marigold">Invited</Stamp>
        <span>
          <When at={since} />, has not chosen a password yet
        </span>
      </>
    );
  return (
    <>
      {hasSecondFactor ? null : <Stamp tone="clay">No second factor</Stamp>}
      <span>
        {lastSeen ? (
          <>
            Last here: <When at={lastSeen} />
          </>
        ) : (
          'Not here yet'
        )}
      </span>
    </>
  );
}
