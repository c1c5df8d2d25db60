import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { NoteView } from '@waybill/contract/ops/note-view';
import type { Side } from '@waybill/contract/orders/process';
import { reasonWords } from '@waybill/contract/orders/reason-words';
import { isReceivedLate } from '@waybill/contract/orders/received-late';
import { eventWordsForStaff } from './event-words.ts';

/** A line of what happened in a dispute, to both sides, between one of them and us, or among us. */
export type RecordLine = {
  readonly id: string;
  readonly at: string;
  readonly words: string;
  readonly text: string;
  readonly reasons: string;
  readonly images: DisputeView['images'];
  /** Where it came later than it happened. */
  readonly heardAt: string | null;
  readonly look: 'plain' | 'weighty' | 'private';
  /** Who sees it, where not everybody does. */
  readonly seenBy: string;
};

type Question = DisputeView['questions'][number];

const weighty: readonly string[] = ['order.disputed', 'evidence', 'claim-late'];

/** Everything that both sides know. */
export function historyLines(history: DisputeView['history']): RecordLine[] {
  return history.map((event) => ({
    id: event.id,
    at: event.at,
    words: eventWordsForStaff(event),
    text: event.message,
    reasons: reasonWords(event.cancellationReasons),
    images: event.images,
    heardAt: isReceivedLate(event) ? event.heardAt : null,
    look: weighty.includes(event.what) ? 'weighty' : 'plain',
    seenBy: '',
  }));
}

/** What we asked one of the two, with the answers, and our own notes. */
export function linesBetweenUs(dispute: Pick<DisputeView, 'questions' | Side>, notes: readonly NoteView[]): RecordLine[] {
  return [
    ...dispute.questions.flatMap((question) => linesOf(question, dispute[question.side].fullName)),
    ...notes.map(({ id, at, by, text }) => ({
      ...bare,
      id: `note ${id}`,
      at,
      words: `${by.fullName} wrote a note`,
      text,
      seenBy: 'only our team sees it',
    })),
  ];
}

/** Both in the order in which they came to us. */
export function inOrder(lines: readonly RecordLine[]): RecordLine[] {
  const heard = ({ heardAt, at }: RecordLine) => Date.parse(heardAt ?? at);
  return lines.toSorted((one, other) => heard(one) - heard(other));
}

const bare = {
  text: '',
  reasons: '',
  images: [],
  heardAt: null,
  look: 'private',
  seenBy: 'the other side does not see it',
} as const satisfies Partial<RecordLine>;

function linesOf(question: Question, name: string): RecordLine[] {
  const { id, askedBy, askedAt, endedAt, answer, answeredBy, images } = question;
  const asked = { ...bare, id, at: askedAt, words: `${askedBy.fullName} asked ${name}`, text: question.question };
  if (endedAt === null) return [asked];
  const end = { ...bare, id: `${id} end`, at: endedAt };
  const who = answeredBy === null ? name : `${answeredBy} for ${name}`;
  const words = {
    open: '',
    answered: `${who} answered`,
    unanswered: `No answer from ${name} in time`,
    withdrawn: `The question to ${name} was taken back`,
    decided: `It was decided before ${name} answered`,
  }[question.state];
  return [asked, { ...end, words, text: answer, images }];
}
