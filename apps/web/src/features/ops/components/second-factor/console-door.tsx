import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { PageHeader } from '../../../../ui/page.tsx';
import { getSecondFactorQuery, type SecondFactorState } from '../../api/get-second-factor.ts';
import { SetUpFactor } from './set-up-factor.tsx';
import { ShowFactor } from './show-factor-form.tsx';

type ConsoleDoorProps = { readonly children: ReactNode };

/** In front of the console: it opens with a second factor. The server decides the same again for every call. */
export function ConsoleDoor({ children }: ConsoleDoorProps) {
  const factor = useQuery(getSecondFactorQuery);
  if (factor.data) return <Door factor={factor.data}>{children}</Door>;
  return (
    <Doorstep>
      <Loading query={factor} failed="The console did not open" rows={3} />
    </Doorstep>
  );
}

function Door({ factor, children }: ConsoleDoorProps & { readonly factor: SecondFactorState }) {
  const queries = useQueryClient();
  // Until the recovery codes are put away, whatever the server says by then.
  const [isSettingUp, setSettingUp] = useState(!factor.hasAuthenticator && factor.passkeys === 0);
  const look = () => queries.invalidateQueries({ queryKey: getSecondFactorQuery.queryKey });
  if (isSettingUp)
    return (
      <Doorstep>
        <PageHeader
          title="Set up your second factor"
          lead="The console shows people’s documents and moves their money. It opens with two things: your password, and a code from your own phone."
        />
        <Card>
          <SetUpFactor onDone={() => void look().then(() => setSettingUp(false))} />
        </Card>
      </Doorstep>
    );
  if (factor.isShown) return children;
  return (
    <Doorstep>
      <PageHeader title="Your second factor" lead="The console opens with it. It is asked for once after you sign in." />
      <Card>
        <ShowFactor factor={factor} onShown={look} />
      </Card>
    </Doorstep>
  );
}

function Doorstep({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ops">
      <main id="content" className="ops-main">
        <div className="mx-auto w-full max-w-xl">{children}</div>
      </main>
    </div>
  );
}
