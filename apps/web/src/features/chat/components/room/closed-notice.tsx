import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { firstName, type Member } from '../../model/members.ts';
import { useMuting } from '../use-muting.ts';

type ClosedNoticeProps = { readonly other: Member; readonly why: 'muted' | 'no' };

/** In the place of the field, where nothing can be written. */
export function ClosedNotice({ other, why }: ClosedNoticeProps) {
  const { unmute } = useMuting(other);
  const [busy, setBusy] = useState(false);
  const name = firstName(other.fullName);
  return (
    <div className="chat-closed">
      {why === 'no' ? (
        <Notice tone="info">You cannot write to {name} at the moment. What was said stays here.</Notice>
      ) : (
        <Notice
          tone="info"
          title={`You have muted ${name}`}
          action={
            <Button
              variant="secondary"
              className="min-h-11 text-15"
              busy={busy}
              onClick={() => {
                setBusy(true);
                void unmute().finally(() => setBusy(false));
              }}
            >
              Unmute
            </Button>
          }
        >
          Nothing new arrives, and you cannot write. They are not told.
        </Notice>
      )}
    </div>
  );
}
