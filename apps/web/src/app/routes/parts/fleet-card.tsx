import { useInfiniteQuery } from '@tanstack/react-query';
import { homeCurrency } from '@waybill/contract/money';
import type { BusinessView } from '@waybill/contract/users/business-view';
import { useState } from 'react';
import { listVehiclesQuery } from '../../../features/fleet/api/list-vehicles.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatClock } from '../../../ui/format-clock.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';

const FleetForm = lazyComponent(
  async () => (await import('../../../features/users/components/fleet-form.tsx')).FleetForm,
  <SkeletonRows rows={3} />,
);

/** The vehicles, hours, base and fare of a business, edited in place. */
export function FleetCard({ business }: { readonly business: BusinessView }) {
  const { countryCode } = useUser();
  const currency = homeCurrency(countryCode);
  const [isEditing, setEditing] = useState(false);
  const vehicles = useInfiniteQuery({ ...listVehiclesQuery('driven'), enabled: isEditing });
  const isCounted = (vehicles.data?.pages[0]?.counts.driven ?? 0) > 0;
  const areas = [business.activeLocation1, business.activeLocation2, business.activeLocation3].filter(Boolean);
  return (
    <section aria-labelledby="fleet-heading">
      <Card className={isEditing ? 'grid gap-4' : 'overflow-hidden p-0'}>
        {isEditing ? (
          <>
            <h2 id="fleet-heading" className="text-17">
              Fleet and fare
            </h2>
            <FleetForm
              business={business}
              currency={currency}
              countryCode={countryCode}
              isCounted={isCounted}
              onSaved={(user) => {
                session.takeUser(user);
                setEditing(false);
                toast.success('Saved', 'Senders can see it now.');
              }}
              onCancel={() => setEditing(false)}
            />
          </>
        ) : (
          <>
            <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-5">
              <h2 id="fleet-heading" className="text-17">
                Fleet and fare
              </h2>
              <Button variant="quiet" className="min-h-11 text-15 text-lagoon" onClick={() => setEditing(true)}>
                Change
              </Button>
            </div>
            <dl className="form-grid border-b-0">
              <Row caption="Vehicles" value={String(business.numberOfVehiclesInFleet)} />
              <Row
                caption="Base fare"
                value={business.baseFare === null ? 'Not set' : formatMoney(minorOf(business.baseFare), currency)}
              />
              <Row
                caption="Working hours"
                value={`${formatClock(business.workingHoursStart)} to ${formatClock(business.workingHoursEnd)}`}
              />
              <Row caption="Where you work" value={areas.length > 0 ? areas.join('\n') : 'Not set'} />
            </dl>
          </>
        )}
      </Card>
    </section>
  );
}

function Row({ caption, value }: { readonly caption: string; readonly value: string }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="font-medium whitespace-pre-line tabular">{value}</dd>
    </div>
  );
}
