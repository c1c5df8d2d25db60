import type { Currency } from '@waybill/contract/money';
import { readablePhone } from '@waybill/contract/readable-phone';
import type { BusinessView, PublicBusinessView } from '@waybill/contract/users/business-view';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatClock } from '../../../ui/format-clock.ts';
import { minorOf } from '../../../ui/minor-of.ts';

type BusinessCardProps = {
  business: Omit<PublicBusinessView, 'currency'>;
  currency: Currency;
  /** For the owner: how the business is reached, which others do not see. */
  contact?: BusinessView;
};

/** The work of a business: when, where, from how much, with what. */
export function BusinessCard({ business, currency, contact }: BusinessCardProps) {
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
        {business.businessWebsite ? (
          <Row caption="Website">
            <span className="wrap-anywhere">{business.businessWebsite}</span>
          </Row>
        ) : null}
        {contact ? <Contact business={contact} /> : null}
      </dl>
    </Card>
  );
}

function Contact({ business }: { business: BusinessView }) {
  return (
    <>
      <Row caption="Phone">{readablePhone(business.businessPhoneNumber)}</Row>
      <Row caption="Email">{business.businessEmail}</Row>
      {business.businessRepName ? (
        <Row caption="Represented by">
          {business.businessRepName}
          {business.businessRepRole ? `, ${business.businessRepRole.toLowerCase()}` : ''}
        </Row>
      ) : null}
    </>
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
