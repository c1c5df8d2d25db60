import { expect, it } from 'vitest';
import { findCode, findLinks } from '../src/outbox/findings.ts';

it.each([
  ['Your code is 482913.', '482913'],
  ['482913 is your Waybill code', '482913'],
  ['Code:482913, valid for 10 minutes', '482913'],
  ['You got ₦500000 from 2348031234567. Code 112233', '112233'],
  ['₦1,250,000.00 and 123456.50 came in', null],
  ['Open https://waybill.example/v/123456 now', null],
  ['Parcel WB-123456 is on its way', null],
  ['Four digits 1234 or seven 1234567', null],
])('reads “%s” as %s', (text, code) => {
  expect(findCode(text)).toBe(code);
});

it('finds each address once, without the punctuation around it', () => {
  const text = 'Go to https://waybill.example/a?b=1&c=2. (Or https://waybill.example/x), https://waybill.example/a?b=1&c=2!';
  const html =
    '<a href="https://waybill.example/a?b=1&amp;c=2">a</a> <a href="mailto:x@y.z">m</a> <a href="javascript:alert(1)">j</a>';
  expect(findLinks(text, html)).toEqual(['https://waybill.example/a?b=1&c=2', 'https://waybill.example/x']);
});
