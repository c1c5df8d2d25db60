import type { Hold } from './outbox/after-failure.ts';
import type { MessageState } from './shown-message.ts';

const waiting: Readonly<Record<Hold, string>> = {
  network: 'Waiting for network',
  trouble: 'We are having trouble',
  moment: 'Waiting a moment',
};

const words: Readonly<Record<Exclude<MessageState, 'waiting'>, string>> = {
  sending: 'Sending',
  refused: 'Not sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
};

export function stateWord(state: MessageState, hold: Hold = 'moment'): string {
  return state === 'waiting' ? waiting[hold] : words[state];
}
