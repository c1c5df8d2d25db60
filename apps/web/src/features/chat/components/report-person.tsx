import { reportLength } from '@waybill/contract/users/report-user';
import { useState } from 'react';
import { ReportForm } from '../../../forms/report-form.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useFocusHere } from '../../../ui/use-focus-here.ts';
import { reportUser } from '../api/report-user.ts';
import { canMute, firstName, type Member } from '../model/members.ts';
import { type PersonReason, personReasons } from '../model/report-words.ts';
import { useMuting } from './use-muting.ts';

type ReportPersonProps = {
  readonly person: Pick<Member, 'userId' | 'fullName'>;
  readonly roomId: string | undefined;
  /** Somebody who is muted already is not offered to be muted. */
  readonly isMuted: boolean;
  readonly onClose: () => void;
};

/** Reports somebody to staff, and then offers to mute them. */
export function ReportPerson({ person, roomId, isMuted, onClose }: ReportPersonProps) {
  const [isSent, setIsSent] = useState(false);
  const name = firstName(person.fullName);
  return (
    <Sheet title={isSent ? 'Thank you for telling us' : `Report ${name}`} open onClose={onClose}>
      {isSent ? (
        <Afterwards person={person} isMuted={isMuted || !canMute(person.userId)} onClose={onClose} />
      ) : (
        <Report userId={person.userId} name={name} roomId={roomId} onSent={() => setIsSent(true)} />
      )}
    </Sheet>
  );
}

type ReportProps = {
  readonly userId: string;
  readonly name: string;
  readonly roomId: string | undefined;
  readonly onSent: () => void;
};

function Report({ userId, name, roomId, onSent }: ReportProps) {
  async function send(reason: PersonReason, message: string) {
    await reportUser({ userId, reason, message, ...(roomId === undefined ? {} : { roomId }) });
    onSent();
  }

  const readToo = roomId === undefined ? '' : ' Our team may read the last messages of this chat.';
  return (
    <ReportForm
      question={`What is wrong? ${name} is not told who said so.${readToo}`}
      reasons={personReasons}
      maxLength={reportLength}
      onSend={send}
    />
  );
}

type AfterwardsProps = Pick<ReportPersonProps, 'person' | 'isMuted' | 'onClose'>;

function Afterwards({ person, isMuted, onClose }: AfterwardsProps) {
  const { mute } = useMuting(person);
  const { busy, run } = useBusy();
  const words = useFocusHere<HTMLParagraphElement>();
  const name = firstName(person.fullName);

  const muteToo = () =>
    run(async () => {
      if (await mute()) onClose();
    });

  return (
    <div className="grid gap-4 pb-2">
      <p ref={words} tabIndex={-1} className="outline-none">
        Our team will look at it. {isMuted ? '' : `Would you rather not hear from ${name} meanwhile?`}
      </p>
      {isMuted ? null : (
        <Button full busy={busy} onClick={() => void muteToo()}>
          Mute {name}
        </Button>
      )}
      <Button full variant="secondary" onClick={onClose}>
        {isMuted ? 'Close' : 'Not now'}
      </Button>
    </div>
  );
}
