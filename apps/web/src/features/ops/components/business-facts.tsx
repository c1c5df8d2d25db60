import type { BusinessContactView } from '@waybill/contract/ops/business-contact-view';
import { readablePhone } from '@waybill/contract/readable-phone';
import { Facts } from '../../../ui/facts.tsx';

/** A business, who speaks for it, and how both are reached. */
export function BusinessFacts({ business }: { readonly business: BusinessContactView }) {
  const { businessRepName, businessRepRole, businessRepCity, businessRepCountry, phoneNumber } = business;
  return (
    <Facts
      facts={[
        { caption: 'Business', value: business.businessName },
        { caption: 'Representative', value: businessRepName ?? 'Not named yet' },
        { caption: 'Role', value: businessRepRole ?? 'Not said yet' },
        { caption: 'Lives in', value: [businessRepCity, businessRepCountry].filter(Boolean).join(', ') },
        { caption: 'Business phone', value: readablePhone(business.businessPhoneNumber) },
        ...(phoneNumber === null
          ? []
          : [
              {
                caption: business.phoneVerified ? 'Phone that signs in, verified' : 'Phone that signs in',
                value: readablePhone(phoneNumber),
              },
            ]),
        { caption: 'Business email', value: <span className="wrap-anywhere">{business.businessEmail}</span> },
        ...(business.businessWebsite
          ? [{ caption: 'Website', value: <span className="wrap-anywhere">{business.businessWebsite}</span> }]
          : []),
      ]}
    />
  );
}
