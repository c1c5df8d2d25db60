import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { getSecondFactorQuery } from '../../api/get-second-factor.ts';
import { renewRecoveryCodes } from '../../api/renew-recovery-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

/** The staff member’s own second factor, and how to change it. */
export function OwnFactor() {
  const queries = useQueryClient();
  const { data } = useQuery(getSecondFactorQuery);
  const [isReplacing, setReplacing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, run } = useBusy();

  const renew = () => run(async () => setCodes(await renewRecoveryCodes()));

  function done(): void {
    setReplacing(false);
    setCodes(undefined);
    void queries.invalidateQueries({ queryKey: getSecondFactorQuery.queryKey });
  }

  return (
    <Card className="grid gap-5">
      <Facts
        facts={[
          { caption: 'Authenticator app', value: data?.hasAuthenticator ? 'Set up' : 'None' },
          { caption: 'Recovery codes left', value: String(data?.recoveryCodesLeft ?? '') },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setReplacing(true)}>
          Set up another phone
        </Button>
        {data?.hasAuthenticator ? (
          <Button variant="secondary" busy={busy} onClick={() => void renew()}>
            Make new recovery codes
          </Button>
        ) : null}
      </div>
      {isReplacing ? (
        <Sheet title="Another phone" open onClose={done}>
          <SetUpApp onDone={done} />
        </Sheet>
      ) : null}
      {codes ? (
        <Sheet title="New recovery codes" open onClose={done}>
          <RecoveryCodes codes={codes} onKept={done} />
        </Sheet>
      ) : null}
    </Card>
  );
}
