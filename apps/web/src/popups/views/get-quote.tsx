import { homeCurrency } from '@waybill/contract/money';
import { useMemo } from 'react';
import { useUser } from '../../app/shell/user-context.tsx';
import { WithPackageMetadata } from '../../features/timeline/components/package/package-with-metadata.tsx';
import { QuoteForm } from '../../features/timeline/components/posting/quote-form.tsx';
import { takeAlong } from '../../features/timeline/model/posting/quote-fields.ts';
import type { PopupProps } from '../popup-props.ts';
import { postingSlots } from '../posting/slots.tsx';

export function GetQuotePopup({ open }: PopupProps) {
  const user = useUser();
  const currency = homeCurrency(user.countryCode);
  const slots = useMemo(() => postingSlots(user.id), [user.id]);
  return (
    <WithPackageMetadata>
      {(metadata) => (
        <QuoteForm
          metadata={metadata}
          currency={currency}
          slots={slots}
          onSend={(fields, price) => {
            takeAlong(localStorage, user.id, fields, { price, currency });
            open('PostSend', { taken: 'quote' });
          }}
        />
      )}
    </WithPackageMetadata>
  );
}
