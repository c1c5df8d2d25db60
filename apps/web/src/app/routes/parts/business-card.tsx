import type { Currency } from '@waybill/contract/money';
import type { BusinessView } from '@waybill/contract/users/business-view';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatClock } from '../../../ui/format-clock.ts';
import { minorOf } from '../../../ui/minor-of.ts';

type BusinessCardProps = { business: BusinessView; currency: Currency };

export function BusinessCard({ business, currency }: BusinessCardProps) {
  const places = [business.activeLocation1, business.activeLocation2, business.activeLocation3].filter((place) => place !== '');
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="px-5 pt-4 pb-3 text-17">{business.businessName}</h2>
      <dl className="form-grid border-b-0">
        <Row caption="Working hours">
          {formatClock(business.workingHoursStart)} to {formatClock(business.workingHoursEnd)}
        </Row>
        <Row caption="Vehicles">{business.numberOfVehiclesInFleet}</Row>
        <Row caption="A delivery begins at">
          {business.baseFare === null ? (
            <span className="font-normal text-ink-soft">Not set yet</span>
          ) : (
            <Amount minor={minorOf(business.baseFare)} currency={currency} />
          )}
        </Row>
        <Row caption={places.length === 1 ? 'Works in' : 'Works around'}>
          {places.length === 0 ? (
            <span className="font-normal text-ink-soft">Nowhere in particular yet</span>
          ) : (
            <ul>
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          )}
        </Row>
        <Row caption="Phone">{business.businessPhoneNumber}</Row>
        <Row caption="Email">{business.businessEmail}</Row>
        {business.businessRepName ? (
          <Row caption="Represented by">
            {business.businessRepName}
            {business.businessRepRole ? `, ${business.businessRepRole.toLowerCase()}` : ''}
          </Row>
        ) : null}
      </dl>
    </Card>
  );
}

function Row({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="font-medium tabular">{children}</dd>
    </div>
  );
}
