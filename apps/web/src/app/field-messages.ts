import type { FieldMessage } from '../forms/place-failure.ts';

const none: readonly FieldMessage[] = [];

/** The server’s messages about fields of an earlier step, handed back to it with the navigation. */
export function messagesOf(state: unknown): readonly FieldMessage[] {
  if (typeof state !== 'object' || state === null || !('messages' in state) || !Array.isArray(state.messages)) return none;
  const { messages }: { messages: readonly unknown[] } = { messages: state.messages };
  return messages.every(isMessage) ? messages : none;
}

function isMessage(value: unknown): value is FieldMessage {
  return typeof value === 'object' && value !== null && 'name' in value && 'message' in value;
}
