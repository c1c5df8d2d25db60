import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '@waybill/client/api-client';
import { createRoom } from '@waybill/contract/chat/create-room';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { expect } from './journey.ts';
import { behindTheScenes } from './orders.ts';
import { newMember, type Person } from './people.ts';

export type Talker = Person & { readonly userId: string; readonly as: ApiClient };

export type Talk = { readonly amina: Talker; readonly tolu: Talker; readonly roomId: string };

export async function newTalker(fullName: string): Promise<Talker> {
  const person = await newMember(fullName);
  return { ...person, ...(await behindTheScenes(person)) };
}

/** Two people with a room in which nothing was said yet. */
export async function newNegotiation(): Promise<Talk> {
  const [amina, tolu] = [await newTalker('Amina Bello'), await newTalker('Tolu Adebayo')];
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

export function writing(page: Page): Locator {
  return page.getByLabel(/^Message to/);
}

export async function say(page: Page, text: string): Promise<void> {
  await writing(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(writing(page)).toHaveValue('');
}

export function log(page: Page): Locator {
  return page.getByRole('log');
}

/** One message, with its time and how far it has come. */
export function bubble(page: Page, text: string): Locator {
  return log(page).getByRole('listitem').filter({ hasText: text });
}

/** What can be read in the room, each with who wrote it. */
export async function expectSaid(page: Page, texts: readonly string[]): Promise<void> {
  const bodies = log(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(bodies).toContainText([...texts]);
  await expect(bodies).toHaveCount(texts.length);
}

export async function expectState(page: Page, text: string, state: string): Promise<void> {
  await expect(bubble(page, text).getByTitle(state, { exact: true })).toBeVisible();
}

/** What the server has, oldest first. */
export async function stored({ as }: Talker, roomId: string): Promise<string[]> {
  const { items } = await as.call(listMessages, { params: { roomId } });
  return items.map(({ messageText }) => messageText);
}
