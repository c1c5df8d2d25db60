import { KeyList } from '../../../features/developers/components/key-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function ApiKeysRoute() {
  return (
    <SettingPage
      title="API keys"
      lead="For programs that send and follow parcels for you. A key can do no more than you, and never sees your PIN, your password or your wallet."
    >
      <KeyList />
    </SettingPage>
  );
}
