import { ReceiverBook } from '../../../features/receivers/components/receiver-book.tsx';
import { SettingPage } from './setting-page.tsx';

export function ReceiversRoute() {
  return (
    <SettingPage
      title="Receivers"
      lead="Whom you send to, and what finds their door. Only you see your book; a carrier sees what stands on the parcel they bring."
    >
      <ReceiverBook />
    </SettingPage>
  );
}
