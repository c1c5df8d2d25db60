import { isProblem } from '@waybill/client/failures';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import '../chat.css';
import { CouldNotOpen } from '../../../../ui/could-not-open.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { firstName, otherIn } from '../../model/members.ts';
import { addPictures } from '../../model/picked-pictures.ts';
import { quickAnswers } from '../../model/quick-answers.ts';
import { type RoomInHand, useRoom } from '../../model/use-room.ts';
import { useVisibleHeight } from '../use-visible-height.ts';
import { AskToRing } from './ask-to-ring.tsx';
import { ClosedNotice, MutedNotice } from './closed-notice.tsx';
import { Composer } from './composer.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { RoomHead } from './room-head.tsx';
import { type Found, RoomLog } from './room-log.tsx';
import { useNewFrom } from './use-new-from.ts';
import { useRoomLinks } from './use-room-links.ts';

const RoomSearch = onDemand(async () => (await import('./room-search.tsx')).RoomSearch, CouldNotOpen);

type RoomProps = {
  readonly roomId: string;
  readonly userId: string;
  /** Shown where there is no such room, or none of one’s own. */
  readonly notFound: ReactNode;
};

/** A conversation. Stands under the room’s id as its key: nothing of one room may appear in another. */
export function Room({ roomId, userId, notFound }: RoomProps) {
  const hand = useRoom(roomId, userId);
  const { room, failure, reload } = hand;
  useVisibleHeight();
  if (room) return <Opened room={room} hand={hand} userId={userId} />;
  if (isProblem(failure, 'not_found', 'invalid_input')) return notFound;
  return (
    <div className="p-5">
      <Loading query={{ error: failure, refetch: reload }} failed="We could not load this conversation" rows={5} />
    </div>
  );
}

type OpenedProps = {
  readonly room: RoomView;
  readonly hand: RoomInHand;
  readonly userId: string;
};

function Opened({ room, hand, userId }: OpenedProps) {
  const links = useRoomLinks();
  const other = otherIn(room);
  const name = firstName(other.fullName);
  const { newFrom, clear } = useNewFrom(room);
  const [isSearching, setIsSearching] = useState(false);
  const [found, setFound] = useState<Found>();
  const [hasWritten, setHasWritten] = useState(false);
  const picking = usePicking();
  const canWrite = room.can.write === 'yes';

  useEffect(() => {
    document.title = `${other.fullName} · Waybill`;
  }, [other.fullName]);

  async function jump(seq: number) {
    if (!(await hand.jumpTo(seq))) {
      toast.error('We could not find that message', 'Please check your connection and try again.');
      return;
    }
    setIsSearching(false);
    setFound({ seq });
  }

  return (
    <div className="chat-room" data-over={picking.isOver || undefined} {...(canWrite ? picking.drop : {})}>
      <RoomHead room={room} isTyping={hand.isOtherTyping} links={links} onSearch={() => setIsSearching(true)} />
      {isSearching ? (
        <RoomSearch
          roomId={room.id}
          name={name}
          otherId={other.userId}
          onFound={(seq) => void jump(seq)}
          onClose={() => setIsSearching(false)}
        />
      ) : (
        <PendingBanner requests={room.pendingRequests} name={name} onRequest={links.onRequest} />
      )}
      {hand.failure ? (
        <div className="chat-failed">
          <FailedToLoad title="We could not load the messages" query={{ error: hand.failure, refetch: hand.reload }} />
        </div>
      ) : null}
      <RoomLog room={room} hand={hand} links={links} newFrom={newFrom} found={found} />
      {hasWritten ? <AskToRing /> : null}
      {room.isMuted ? <MutedNotice other={other} /> : null}
      {canWrite ? (
        <Composer
          userId={userId}
          roomId={room.id}
          name={name}
          // Our support is asked in one’s own words, and reads the answers.
          answers={other.isStaff || room.sale ? [] : quickAnswers({ room, messages: hand.messages, otherId: other.userId })}
          takesVoice={!other.isStaff && !room.sale}
          files={picking.files}
          mistake={picking.mistake}
          onFiles={picking.set}
          onAdd={picking.add}
          onTyping={hand.sendTyping}
          onSend={async (written) => {
            await hand.send(written);
            clear();
            setHasWritten(true);
          }}
        />
      ) : (
        <ClosedNotice other={other} sale={room.sale} />
      )}
      {picking.isOver ? <p className="chat-drop">Drop your pictures here</p> : null}
    </div>
  );
}

/** Pictures on their way into a message: chosen, pasted, or dropped anywhere in the room. */
function usePicking() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [mistake, setMistake] = useState<string>();
  const [isOver, setIsOver] = useState(false);

  function add(chosen: readonly File[]) {
    const picked = addPictures(files, chosen);
    setFiles(picked.files);
    setMistake(picked.mistake);
  }

  function set(next: readonly File[]) {
    setFiles(next);
    setMistake(undefined);
  }

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      add([...event.dataTransfer.files]);
    },
  };
  return { files, mistake, isOver, add, set, drop };
}
