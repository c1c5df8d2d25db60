import type { KeyView } from '@waybill/contract/developers/key-view';
import KeyRound from 'lucide-react/icons/key-round';
import { acting } from '../../../session/acting.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { When } from '../../../ui/when.tsx';
import { scopeWords } from './scope-words.ts';

type KeyRowProps = {
  readonly of: KeyView;
  readonly onDo: (what: 'change' | 'limit' | 'requests' | 'revoke') => void;
};

export function KeyRow({ of: key, onDo }: KeyRowProps) {
  const { id } = useUser();
  const { name, isTest, beginning, scopes, addresses, madeBy, createdAt, lastUsedAt, expiresAt, dailyLimit } = key;
  const hasEnded = expiresAt !== null && new Date(expiresAt) <= new Date();
  const isAnothers = madeBy.id !== id && !acting();
  const spends = scopes.includes('ship') && !isAnothers && !acting() && !hasEnded && !isTest;
  return (
    <li className="grid gap-3 p-5">
      <div className="flex gap-3.5">
        <KeyRound size={24} aria-hidden="true" className="mt-0.5 flex-none text-ink-soft" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-medium break-words">{name}</span>
            {isTest ? <span className="rounded-full border border-rule px-2 text-13 text-ink-soft">Test world</span> : null}
          </p>
          <p className="font-mono text-13 break-all text-ink-soft">{beginning}…</p>
          <p className="text-15">
            {scopes.map((scope) => scopeWords[scope].title).join(', ')}
            {addresses.length === 0 ? '' : ` · from ${addresses.join(', ')}`}
          </p>
          {dailyLimit ? (
            <p className="text-15">
              {formatMoney(minorOf(dailyLimit.spentToday), dailyLimit.currency)} of{' '}
              {formatMoney(minorOf(dailyLimit.amount), dailyLimit.currency)} spent today
            </p>
          ) : null}
          <p className="text-13 text-ink-soft">
            {isAnothers ? <>Made by {madeBy.fullName} · </> : null}
            {lastUsedAt === null ? <>Not used yet · made </> : 'Used '}
            <When at={lastUsedAt ?? createdAt} />
            {expiresAt === null ? null : (
              <span className={hasEnded ? 'font-semibold text-clay' : ''}>
                {hasEnded ? ' · ended ' : ' · ends '}
                <When at={expiresAt} />
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 sm:pl-9">
        <Button variant="quiet" onClick={() => onDo('requests')} aria-label={`Requests of ${name}`}>
          Requests
        </Button>
        {hasEnded || isAnothers ? null : (
          <Button variant="quiet" onClick={() => onDo('change')} aria-label={`Change ${name}`}>
            Change
          </Button>
        )}
        {spends ? (
          <Button variant="quiet" onClick={() => onDo('limit')} aria-label={`Daily limit of ${name}`}>
            Daily limit
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => onDo('revoke')} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      </div>
    </li>
  );
}
