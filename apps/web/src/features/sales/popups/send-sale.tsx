import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { paths } from '../../../session/paths.ts';
import { withPopup } from '../../../session/popup/popup-address.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { WithPackageMetadata } from '../../timeline/index.ts';
import { WithWallets } from '../../wallet/index.ts';
import { getSaleQuery } from '../api/get-sale.ts';
import { SendSale } from '../components/seller/send-sale.tsx';
import { isOrdered } from '../model/sending.ts';

export function SendSalePopup({ params, open }: PopupProps) {
  const { pathname, search } = useLocation();
  const saleId = params.saleId ?? '';
  const query = useQuery({ ...getSaleQuery(saleId), enabled: saleId !== '' });
  const sale = query.data;
  if (saleId === '' || isProblem(query.error, 'not_found', 'invalid_input'))
    return <NothingToSend title="No sale under this address" text="The link is incomplete, or it is somebody else’s." />;
  if (!sale) return <Loading query={query} failed="We could not load this sale" rows={3} />;
  if (!isOrdered(sale))
    return <NothingToSend title="Nobody has ordered it yet" text="Once somebody has, you send it from here." />;
  const back = pathname + withPopup(search, 'SendSale', { ...params, step: 'slip' });
  return (
    <WithWallets>
      {(wallets) => (
        <WithPackageMetadata>
          {(metadata) => <SendSale sale={sale} metadata={metadata} wallets={wallets} open={open} back={back} />}
        </WithPackageMetadata>
      )}
    </WithWallets>
  );
}

function NothingToSend({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState drawing="parcel" title={title} text={text} action={<ButtonLink to={paths.sales}>See your sales</ButtonLink>} />
  );
}
