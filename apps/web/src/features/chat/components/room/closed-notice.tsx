import type { RoomView } from '@waybill/contract/chat/room-view';
import { saleLimits } from '@waybill/contract/sales/enums';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { firstName, type Member } from '../../model/members.ts';
import { useMuting } from '../use-muting.ts';

type NoticeProps = { readonly other: Member };

/** In the place of the field, where nothing can be written. */
export function ClosedNotice({ other, sale }: NoticeProps & Pick<RoomView, 'sale'>) {
  return (
    <div className="chat-closed">
      <Notice tone="info">{whyClosed(firstName(other.fullName), sale)} What was said stays here.</Notice>
    </div>
  );
}

function whyClosed(name: string, sale: RoomView['sale']): string {
  if (sale?.chat === 'gone') return `${name} is no longer your buyer, so neither of you can write.`;
  if (sale?.chat === 'over') return `This chat ended ${saleLimits.chatDays} days after the sale.`;
  return `You cannot write to ${name} at the moment.`;
}

/** Above the field, where one has muted the other one: both can write, and this one is not disturbed. */
export function MutedNotice({ other }: NoticeProps) {
  const { unmute } = useMuting(other);
  const { busy, run } = useBusy();
  return (
    <div className="chat-closed">
      <Notice
        tone="info"
        title={`You have muted ${firstName(other.fullName)}`}
        action={
          <Button variant="secondary" className="min-h-11 text-15" busy={busy} onClick={() => void run(unmute)}>
            Unmute
          </Button>
        }
      >
        What they write waits here silently. They are not told.
      </Notice>
    </div>
  );
}
