import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { email, joinPhoneNumber, line, lines, opaque, phoneNumber, username } from '@waybill/contract/text';
import { businessFields } from '@waybill/contract/users/business';
import { countVisit } from '@waybill/contract/visits/count-visit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ends } from '../../../../scripts/checks/regular-expressions.ts';
import { disguiseOf } from '../../src/modules/files/disguise.ts';
import { describeDevice } from '../../src/modules/identity/device.ts';
import { plainIdentifier } from '../../src/modules/identity/storage/accounts.ts';
import { plainName } from '../../src/modules/kyc/plain-name.ts';
import { shorten } from '../../src/modules/notifications/words.ts';
import { firstNameOf } from '../../src/modules/orders/receiver-sms.ts';
import { fold } from '../../src/modules/places/search/fold.ts';
import { wordsOf } from '../../src/modules/timeline/words.ts';
import { isApiAddress } from '../../src/platform/http/api-address.ts';
import { acceptsGzip } from '../../src/platform/http/compress-answers.ts';
import { networkOf } from '../../src/platform/http/network-of.ts';
import { readInput } from '../../src/platform/http/read-input.ts';
import { withoutTrailingSlashes } from '../../src/platform/trailing-slashes.ts';

/** A hang guard, no statement about speed: what looks once at each character is through in milliseconds. */
const patienceMs = 30_000;
const length = 200_000;
const over = (unit: string) => unit.repeat(length / unit.length);

const parse = (schema: z.core.$ZodType) => (text: string) => z.core.safeParse(schema, text);
const jsonOf = (text: string) => readInput(parse(z.strictObject({})) as never, 'body', { [text]: text });
const attempt = (act: (text: string) => unknown) => (text: string) => {
  try {
    return act(text);
  } catch {
    return undefined;
  }
};

/** Everything that reads what somebody outside wrote, with what would be worst for it, over and over. */
const readers: Readonly<Record<string, readonly [(text: string) => unknown, readonly string[]]>> = {
  'an address': [withoutTrailingSlashes, ['/', 'a/']],
  'whether an address is of the API': [isApiAddress, ['/', '/api', '/api/']],
  'an email address': [parse(email), ['a', '@', 'a@', 'a@a.', '.', 'a.', ' ', ',']],
  'a username': [parse(username), ['a', '.', '_', ' ']],
  'a phone number': [parse(phoneNumber), ['+', '1', '0', ' ']],
  'a phone number in parts': [(text) => joinPhoneNumber('+234', text), ['0', ' ', 'a']],
  'a web address': [parse(businessFields.businessWebsite), ['a', 'a.', '.', '-', 'https://', 'a/', '?']],
  'a line': [parse(line(80, 'a name')), [' ', 'a', '\u0000', '\u0301\u0323']],
  'several lines': [parse(lines(2000)), [' ', '\n', '\r\n', '\u0301\u0323']],
  'an opaque text': [parse(opaque), ['a', '.', '~', '-']],
  'the pattern of a page that was visited': [attempt(parse(countVisit.body)), ['/', '/a', '/:a', 'a']],
  'a tracking number': [readTrackingId, [' ', '-', 'A', '7K3 ']],
  'what somebody signs in with': [plainIdentifier, ['0', '1', '+', ' ', '(', '.-']],
  'a name to be found': [(text) => wordsOf(text), ['a', ' ', 'é', '\u0301\u0323', 'ﬁ', 'a ']],
  'a place to be found': [fold, ['a', ' ', "'", 'é', '\u0301\u0323', '’']],
  'the name of somebody who sends': [firstNameOf, [' ', 'a', '\u0301\u0323', 'a ']],
  'a text to be shortened': [(text) => shorten(text, 80), [' ', 'a', 'a ', '\n']],
  'the name of a file': [plainName, ['/', '\\', 'a', '\u0001']],
  'the bytes of a file': [
    (text) => disguiseOf(Buffer.from(text)),
    ['<', '<!doctype ', '<?php ', '<script', '%PDF', '%PDF-', 'PK\x05\x06', 'PK'],
  ],
  'a user agent': [describeDevice, ['Mozilla', 'Mac ', 'E', 'Chrome', '/']],
  'what a browser can unpack': [acceptsGzip, ['gzip;', 'gzip;q=0', 'gzip; q=0.0', ' ', 'gzip', '0', 'gzip ']],
  'the address of a network': [attempt(networkOf), [':', '::', '0:', 'f', '.']],
  'the names of fields': [attempt(jsonOf), ['a', '.', '\u0000', '__proto__']],
};

describe('a text that was made to keep us busy', () => {
  it.each(Object.keys(readers))('is read in one go: %s', (name) => {
    const [read, units] = readers[name] ?? [];
    const stuck = units?.filter(
      (unit) => !ends(() => [over(unit), `${over(unit)}\u0001`, `a${over(unit)}b`].map((text) => read?.(text)), patienceMs),
    );
    expect(stuck).toEqual([]);
  });
});
