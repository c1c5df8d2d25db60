import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '@waybill/client/api-client';
import { createRoom } from '@waybill/contract/chat/create-room';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { expect } from './journey.ts';
import { behindTheScenes } from './orders.ts';
import { newMember, type Person } from './people.ts';
import { enter } from './signing-in.ts';

export type ChatMember = Person & { readonly userId: string; readonly as: ApiClient };

export type Conversation = { readonly amina: ChatMember; readonly tolu: ChatMember; readonly roomId: string };

export async function newChatMember(fullName: string): Promise<ChatMember> {
  const person = await newMember(fullName);
  return { ...person, ...(await behindTheScenes(person)) };
}

/** Two people with a room in which nothing was said yet. */
export async function newConversation(): Promise<Conversation> {
  const [amina, tolu] = [await newChatMember('Amina Bello'), await newChatMember('Tolu Adebayo')];
  const { id } = await amina.as.call(createRoom, { body: { userId: tolu.userId } });
  return { amina, tolu, roomId: id };
}

export function roomAddress(roomId: string): string {
  return `/messages/chat?roomId=${roomId}`;
}

export async function openRoom(page: Page, roomId: string): Promise<void> {
  await page.goto(roomAddress(roomId));
  await expect(writing(page)).toBeVisible();
}

/** Signed in before the story begins, in the room where it does. */
export async function enterRoom(page: Page, person: Person, roomId: string): Promise<void> {
  await enter(page, person, roomAddress(roomId));
  await expect(writing(page)).toBeVisible();
}

export function writing(page: Page): Locator {
  return page.getByLabel(/^Message to/);
}

export async function writeMessage(page: Page, text: string): Promise<void> {
  await writing(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page)).toHaveValue('');
}

export function log(page: Page): Locator {
  return page.getByRole('log');
}

/** A message, with its time and its receipt. */
export function bubble(page: Page, text: string): Locator {
  return log(page).getByRole('listitem').filter({ hasText: text });
}

/** Expects these messages in the room, each with its author. */
export async function expectMessages(page: Page, texts: readonly string[]): Promise<void> {
  const bodies = log(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(bodies).toContainText([...texts]);
  await expect(bodies).toHaveCount(texts.length);
}

export async function expectState(page: Page, text: string, state: string): Promise<void> {
  await expect(bubble(page, text).getByTitle(state, { exact: true })).toBeVisible();
}

/** The messages that the server has stored, oldest first. */
export async function stored({ as }: ChatMember, roomId: string): Promise<string[]> {
  const { items } = await as.call(listMessages, { params: { roomId } });
  return items.map(({ messageText }) => messageText);
}
