import { KeyList } from '../../../features/developers/components/key-list.tsx';
import { paths } from '../../../session/paths.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { SettingPage } from './setting-page.tsx';

export function ApiKeysRoute() {
  return (
    <SettingPage
      title="API keys"
      lead="For programs that send and follow parcels for you. A key can do no more than you, and never sees your PIN, your password or your wallet."
    >
      <div className="grid gap-6">
        <KeyList />
        <p>
          New to it?{' '}
          <Link to={paths.developers} className="link">
            The guide for developers
          </Link>{' '}
          takes ten minutes, and{' '}
          <a href="/api/docs" className="link">
            the reference
          </a>{' '}
          has every call.
        </p>
      </div>
    </SettingPage>
  );
}
