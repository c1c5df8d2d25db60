import { useQuery } from '@tanstack/react-query';
import type { RoomView } from '@waybill/contract/chat/room-view';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { hrefOf, paths, profileOf } from '../../../../session/paths.ts';
import { CouldNotOpen } from '../../../../ui/could-not-open.tsx';
import { MenuButton, MenuRow } from '../../../../ui/menu-button.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';
import { getRoomQuery } from '../../api/get-room.ts';
import { canMute, firstName, otherIn } from '../../model/members.ts';
import { presenceWords } from '../../model/presence-words.ts';
import { PresenceFace } from '../presence-face.tsx';
import { useMuting } from '../use-muting.ts';
import { useNow } from '../use-now.ts';
import type { RoomQuestion } from './room-questions.tsx';
import type { RoomLinks } from './use-room-links.ts';

const RoomQuestions = onDemand(async () => (await import('./room-questions.tsx')).RoomQuestions, CouldNotOpen);

type RoomHeadProps = {
  readonly room: RoomView;
  readonly isTyping: boolean;
  readonly links: RoomLinks;
  readonly onSearch: () => void;
};

const lookAgainMs = 60_000;

/** The other member, their presence, and the menu of the room. */
export function RoomHead({ room, isTyping, links, onSearch }: RoomHeadProps) {
  const other = otherIn(room);
  // Changes to the room arrive over the stream; presence does not, so it is polled.
  useQuery({ ...getRoomQuery(room.id), refetchInterval: lookAgainMs });
  const words = presenceWords(room.presence, useNow());
  return (
    <header className="chat-head">
      {links.backHref === undefined ? null : (
        <Link to={links.backHref} aria-label="Back to your messages" className="icon-button">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
      )}
      <PresenceFace room={room} size={44} />
      <div className="chat-head-middle">
        <h1 className="chat-head-name">
          <Link to={room.sale ? hrefOf(paths.sale, { id: room.sale.id }) : profileOf(other.userId)}>{other.fullName}</Link>
        </h1>
        <p className="chat-head-line">
          {isTyping ? 'Writing…' : room.sale ? `Buyer of ${room.sale.title}` : words || `@${other.username}`}
          <TeamBadge isStaff={other.isStaff} />
        </p>
      </div>
      <RoomMenu room={room} links={links} onSearch={onSearch} />
    </header>
  );
}

function RoomMenu({ room, links, onSearch }: Pick<RoomHeadProps, 'room' | 'links' | 'onSearch'>) {
  const [question, setQuestion] = useState<RoomQuestion>();
  const other = otherIn(room);
  const { unmute } = useMuting(other);
  const { isMuted } = room;
  const name = firstName(other.fullName);
  return (
    <>
      <MenuButton label={`More about the chat with ${other.fullName}`}>
        {(close) => {
          const choose = (act: () => void) => () => {
            close();
            act();
          };
          return (
            <>
              <MenuRow icon={<Search size={20} aria-hidden="true" />} onClick={choose(onSearch)}>
                Search in this chat
              </MenuRow>
              {isMuted ? (
                <MenuRow icon={<Bell size={20} aria-hidden="true" />} onClick={choose(() => void unmute())}>
                  Unmute {name}
                </MenuRow>
              ) : !room.sale && canMute(other.userId) ? (
                <MenuRow icon={<BellOff size={20} aria-hidden="true" />} onClick={choose(() => setQuestion('mute'))}>
                  Mute {name}
                </MenuRow>
              ) : null}
              {room.sale ? null : (
                <MenuRow icon={<TriangleAlert size={20} aria-hidden="true" />} onClick={choose(() => setQuestion('report'))}>
                  Report {name}
                </MenuRow>
              )}
              <MenuRow danger icon={<Trash2 size={20} aria-hidden="true" />} onClick={choose(() => setQuestion('delete'))}>
                Delete chat
              </MenuRow>
            </>
          );
        }}
      </MenuButton>
      {question ? (
        <RoomQuestions
          question={question}
          room={room}
          onClose={() => setQuestion(undefined)}
          onDeleted={() => {
            setQuestion(undefined);
            links.onDeleted();
          }}
        />
      ) : null}
    </>
  );
}
