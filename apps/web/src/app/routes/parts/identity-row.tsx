import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { Stamp, type StampTone } from '../../../ui/stamp.tsx';

const words: Readonly<Record<KycStatus, { readonly text: string; readonly stamp: string; readonly tone: StampTone }>> = {
  [kycStatus.Unverified]: { text: 'Needed to carry parcels and withdraw money', stamp: 'Not yet', tone: 'ink' },
  [kycStatus.Pending]: { text: 'We are looking at what you sent', stamp: 'Being checked', tone: 'marigold' },
  [kycStatus.Completed]: { text: 'You can carry parcels and withdraw money', stamp: 'Checked', tone: 'palm' },
  [kycStatus.Failed]: { text: 'It did not pass. See why, and try again', stamp: 'Not passed', tone: 'clay' },
};

/** The status of one’s identity check, linked to it. */
export function IdentityRow({ status, isBusiness }: { readonly status: number; readonly isBusiness: boolean }) {
  const { open } = usePopup();
  const known = Object.values(kycStatus).find((value) => value === status) ?? kycStatus.Unverified;
  const { text, stamp, tone } = words[known];
  return (
    <ListRow
      title={isBusiness ? 'Check of your business' : 'Identity check'}
      text={text}
      leading={<ShieldCheck size={22} aria-hidden="true" />}
      trailing={<Stamp tone={tone}>{stamp}</Stamp>}
      onClick={() => open('CompleteKyc')}
    />
  );
}
