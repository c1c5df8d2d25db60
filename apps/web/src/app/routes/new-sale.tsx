import { homeCurrency } from '@waybill/contract/money';
import { kycStatus } from '@waybill/contract/users/enums';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { KycNotice } from '../../features/kyc/index.ts';
import { NewSale } from '../../features/sales/components/seller/new-sale.tsx';
import { paths, saleHref } from '../../session/paths.ts';
import { useHere } from '../../session/popup/use-here.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { useUser } from '../../session/user-context.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';

/** Something to sell becomes a link, one question after the other. */
export function NewSaleRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { open } = usePopup();
  const { page } = useHere();
  const onKyc = () => open('CompleteKyc', { back: page });
  return (
    <Page narrow>
      <Link
        to={paths.sales}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Your sales
      </Link>
      <PageHeader title="Sell something" compact />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {user.kycStatus === kycStatus.Completed ? null : (
          <KycNotice isBusiness={user.isDispatchPartner} onKyc={onKyc}>
            Buyers pay people we know. Fill this in now; what you wrote stays here while we check.
          </KycNotice>
        )}
        <NewSale
          userId={user.id}
          home={homeCurrency(user.countryCode)}
          onKyc={onKyc}
          onMade={(sale) => navigate(saleHref(sale.id), { replace: true })}
        />
      </div>
    </Page>
  );
}
