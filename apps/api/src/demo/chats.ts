import type { PastChat } from '../modules/chat/index.ts';
import { demoId } from './demo-id.ts';
import { type DemoPhoto, demoImageId } from './demo-pictures.ts';
import { type DemoVoiceNote, demoVoiceNoteId } from './demo-voice-notes.ts';
import { type ChatStory, chatStories } from './stories/chat-stories.ts';
import { negotiationStories } from './stories/negotiation-stories.ts';
import { orderStories } from './stories/order-stories.ts';
import { demoItems } from './stories/timeline-items.ts';

type Pair = ChatStory['between'];

const nameOf = (pair: Pair) => [...pair].sort().join(' ');

/** Every two people who wrote to each other, or have had to do with each other over a parcel. */
export function demoChats(now: Date): PastChat[] {
  const written = new Set(chatStories.map(({ between }) => nameOf(between)));
  const silent = new Map(dealings().map((pair) => [nameOf(pair), pair]));
  const others = [...silent].filter(([name]) => !written.has(name)).map(([, between]) => ({ between, messages: [] }));
  return [...chatStories, ...others].map((story) => pastChat(story, now));
}

/** The photos that they sent each other. */
export function demoChatPhotos(): DemoPhoto[] {
  return chatStories.flatMap(({ between, messages }) =>
    messages.flatMap(([by, , , shows], place) =>
      shows && shows !== 'voice note' ? [{ by, thing: shows, belongsTo: `${nameOf(between)} ${place}` }] : [],
    ),
  );
}

export function demoChatVoiceNotes(): DemoVoiceNote[] {
  return chatStories.flatMap(({ between, messages }) =>
    messages.flatMap(([by, , , shows], place) =>
      shows === 'voice note' ? [{ by, belongsTo: `${nameOf(between)} ${place}` }] : [],
    ),
  );
}

function dealings(): Pair[] {
  return [...orderStories, ...negotiationStories].map(({ parcel, carrier }) => {
    const item = typeof parcel === 'number' ? demoItems[parcel] : parcel;
    if (!item) throw new Error('A story of the demo is about a parcel that is not there');
    return [item.by, carrier];
  });
}

function pastChat({ between, messages, unread = {} }: ChatStory, now: Date): PastChat {
  const name = nameOf(between);
  return {
    roomId: demoId('rom', name),
    userIds: [demoId('usr', between[0]), demoId('usr', between[1])],
    messages: messages.map(([by, hoursAgo, text, shows], place) => ({
      by: demoId('usr', by),
      text,
      imageIds: shows && shows !== 'voice note' ? [demoImageId(by, shows, `${name} ${place}`)] : [],
      ...(shows === 'voice note' ? { voiceNoteId: demoVoiceNoteId({ by, belongsTo: `${name} ${place}` }) } : {}),
      at: new Date(now.getTime() - hoursAgo * 3_600_000),
    })),
    unread: new Map(Object.entries(unread).map(([username, count]) => [demoId('usr', username), count])),
    idOf: (place) => demoId('msg', `${name} ${place}`),
  };
}
