import { describe, expect, it } from 'vitest';
import { checkCallNames } from './call-names.ts';

const contract = 'packages/contract/src/chat/send-message.ts';
const route = 'apps/api/src/modules/chat/routes/send-message.ts';
const command = 'apps/api/src/modules/chat/commands/send-message.ts';
const test = 'apps/api/tests/chat/send-message.test.ts';
const web = 'apps/web/src/features/chat/api/send-message.ts';

const rooms: Readonly<Record<string, string>> = {
  [contract]: 'export const sendMessage = defineCall({});',
  [route]: 'export const sendMessageRoute = defineRoute(call, sendMessage);',
  [command]: 'export async function sendMessage() {}',
  [test]: "it('sends', () => undefined);",
  [web]: 'export function sendMessage() {}',
};

const complaintsAbout = (files: Readonly<Record<string, string>>) =>
  checkCallNames({ list: Object.keys(files), read: (file) => files[file] ?? '' });

const without = (file: string) => Object.fromEntries(Object.entries(rooms).filter(([name]) => name !== file));

describe('the names of calls', () => {
  it('are fine when every room has the same', () => {
    expect(complaintsAbout(rooms)).toEqual([]);
  });

  it.each([
    [contract, 'export const say = defineCall({});', 'does not export sendMessage'],
    [contract, `${rooms[contract]}\nexport const unsend = defineCall({});`, 'defines unsend as well'],
    [route, 'export const sayRoute = defineRoute(call, say);', 'does not export sendMessageRoute'],
    [command, 'export function say() {}', 'does not export sendMessage'],
    [web, 'export function postMessage() {}', 'does not export sendMessage'],
  ])('are refused in %s that says %s', (file, text, sentence) => {
    const complaints = complaintsAbout({ ...rooms, [file]: text });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`${file} ${sentence}`);
  });

  it.each([
    [route, 'write a route send-message.ts that exports sendMessageRoute'],
    [test, 'write apps/api/tests/chat/send-message.test.ts'],
  ])('are missed where there is no %s', (file, sentence) => {
    expect(complaintsAbout(without(file)).join()).toContain(sentence);
  });

  it.each(['export const sendMessageQuery = queryOptions({});', 'export function useSendMessage() {}'])(
    'may say in the web app what is made of the call: %s',
    (text) => {
      expect(complaintsAbout({ ...rooms, [web]: text })).toEqual([]);
    },
  );
});
