import type { BusinessView, TimeOfDay } from '@waybill/contract/users/business';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

function clock({ hours, minutes }: TimeOfDay): string {
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

export function BusinessCard({ business }: { business: BusinessView }) {
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="px-5 pt-4 pb-3 text-17">{business.businessName}</h2>
      <dl className="form-grid border-b-0">
        <Row caption="Working hours">
          {clock(business.workingHoursStart)} to {clock(business.workingHoursEnd)}
        </Row>
        <Row caption="Vehicles">{business.numberOfVehiclesInFleet}</Row>
        <Row caption="Phone">{business.businessPhoneNumber}</Row>
        <Row caption="E-mail">{business.businessEmail}</Row>
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
