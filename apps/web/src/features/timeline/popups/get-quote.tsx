import { homeCurrency } from '@waybill/contract/money';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useUser } from '../../../session/user-context.tsx';
import { WithPackageMetadata } from '../components/package/package-with-metadata.tsx';
import { QuoteForm } from '../components/posting/quote-form.tsx';
import { takeAlong } from '../model/posting/quote-fields.ts';

export function GetQuotePopup({ open }: PopupProps) {
  const user = useUser();
  const currency = homeCurrency(user.countryCode);
  return (
    <WithPackageMetadata>
      {(metadata) => (
        <QuoteForm
          metadata={metadata}
          currency={currency}
          onSend={(fields, price) => {
            takeAlong(localStorage, user.id, fields, { price, currency });
            open('PostSend', { taken: 'quote' });
          }}
        />
      )}
    </WithPackageMetadata>
  );
}
