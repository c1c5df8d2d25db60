import { useQueryClient } from '@tanstack/react-query';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { showFailure } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { deleteRoom } from '../../api/delete-room.ts';
import { firstName, otherIn } from '../../model/members.ts';
import { knownRoomStore } from '../../model/room-store.ts';
import { ReportPerson } from '../report-person.tsx';
import { useMuting } from '../use-muting.ts';

export type RoomQuestion = 'mute' | 'report' | 'delete';

type RoomQuestionsProps = {
  readonly question: RoomQuestion;
  readonly room: RoomView;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** The confirmation before a person is muted or reported, or a chat deleted. */
export function RoomQuestions({ question, room, onClose, onDeleted }: RoomQuestionsProps) {
  if (question === 'mute') return <MuteQuestion room={room} onClose={onClose} />;
  if (question === 'delete') return <DeleteQuestion room={room} onClose={onClose} onDeleted={onDeleted} />;
  return <ReportPerson person={otherIn(room)} roomId={room.id} isMuted={room.isMuted} onClose={onClose} />;
}

function MuteQuestion({ room, onClose }: Pick<RoomQuestionsProps, 'room' | 'onClose'>) {
  const other = otherIn(room);
  const { mute } = useMuting(other);
  const { busy, run } = useBusy();
  const name = firstName(other.fullName);

  return (
    <ConfirmDialog
      title={`Mute ${name}?`}
      text={`The chat leaves your list, and what ${name} writes waits there silently until you unmute them. You see none of their posts and comments. While you two have a running order, the order shows that there are messages. ${name} is not told.`}
      confirmLabel="Mute"
      busy={busy}
      open
      onConfirm={() => void run(() => mute().then(onClose))}
      onCancel={onClose}
    />
  );
}

function DeleteQuestion({ room, onClose, onDeleted }: Omit<RoomQuestionsProps, 'question'>) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const name = firstName(otherIn(room).fullName);

  async function remove() {
    await deleteRoom(room.id);
    // Here at once: whoever leaves the room breaks off the question what is left of it.
    knownRoomStore(queries, room.id)?.bound(room.lastSeq, room.lastSeq);
    onDeleted();
    queries.removeQueries({ queryKey: ['chat', 'messages', room.id] });
    for (const queryKey of [['chat'], ['unseen']]) void queries.invalidateQueries({ queryKey });
    toast.success('The chat is deleted', `${name} keeps theirs.`);
  }

  function refused(failure: unknown) {
    showFailure(failure);
    onClose();
  }

  return (
    <ConfirmDialog
      title="Delete this chat?"
      text={`Everything said so far is gone for you, on all of your devices, and cannot be brought back. ${name} keeps their own copy. A new message starts it afresh.`}
      confirmLabel="Delete it"
      cancelLabel="Keep it"
      tone="danger"
      busy={busy}
      open
      onConfirm={() => void run(remove, refused)}
      onCancel={onClose}
    />
  );
}
