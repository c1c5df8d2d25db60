import type { SupportRoomView } from '@waybill/contract/ops/list-support-rooms';
import { When } from '../../../../ui/when.tsx';
import { listSupportRoomsQuery, type SupportState, supportStates } from '../../api/list-support-rooms.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import type { Choosable } from '../bulk/use-chosen.ts';
import { CaseMark } from '../cases/case-mark.tsx';
import { PersonLine } from '../person-line.tsx';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';

const words = { waiting: 'Waiting', all: 'All' } as const satisfies Record<SupportState, string>;

const empty = {
  waiting: {
    drawing: 'letter',
    title: 'Everybody has an answer',
    text: 'Whoever writes to us appears here, the longest waiting first.',
  },
  all: { drawing: 'letter', title: 'Nobody has written yet', text: 'Whoever asks for help writes to us in a room of their own.' },
} as const;

const acts = ['answer-support', 'settle-support', 'claim', 'release', 'assign'] as const;

function caseOf({ roomId, person, isWaiting, lastAt }: SupportRoomView): Choosable | null {
  return isWaiting ? { kind: 'support', id: roomId, label: person.fullName, ...(lastAt ? { lastAt } : {}) } : null;
}

export function SupportQueue() {
  const [state, setState] = useStateInQuery(supportStates);
  return (
    <>
      <StateTabs label="Which rooms" words={words} states={supportStates} value={state} onChange={setState} />
      <QueueList
        list={listSupportRoomsQuery(state)}
        label="Support rooms"
        keyOf={({ roomId }) => roomId}
        row={(room) => <SupportRow room={room} />}
        bulk={{ acts, caseOf }}
        empty={empty[state]}
      />
    </>
  );
}

function SupportRow({ room }: { readonly room: SupportRoomView }) {
  const { person, lastMessage, lastAt, isWaiting, unread } = room;
  return (
    <QueueRow
      to={opsHref(opsPaths.supportRoom, { roomId: room.roomId })}
      {...(isWaiting ? { hiddenLabel: 'Waiting:' } : {})}
      end={
        <>
          {lastAt ? <When at={lastAt} className="block" /> : null}
          {unread > 0 ? <span aria-hidden="true" className="ops-count inline-block" data-count={unread} /> : null}
        </>
      }
    >
      <PersonLine person={person} />
      <span className="truncate text-15 text-ink-soft">{lastMessage}</span>
      <CaseMark of={{ kind: 'support', id: room.roomId }} since={room.waitingSince} />
    </QueueRow>
  );
}
