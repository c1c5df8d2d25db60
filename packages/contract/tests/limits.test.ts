import { describe, expect, it } from 'vitest';
import { usualFileBytes } from '../src/call.ts';
import { chatLimits } from '../src/chat/chat-limits.ts';
import { voiceLimits } from '../src/files/voice-limits.ts';
import { longestPasskeyName } from '../src/identity/passkey-view.ts';
import { picturesFor } from '../src/kyc/documents.ts';
import { amountDigits } from '../src/money.ts';
import { undoMinutes } from '../src/notifications/restore-notifications.ts';
import { opsLimits } from '../src/ops/because.ts';
import { orderLimits, orderStatus } from '../src/orders/enums.ts';
import { answerHours, usualAnswerHours } from '../src/orders/question-view.ts';
import { isReceivedLate } from '../src/orders/received-late.ts';
import { isFollowed, isHandoverAhead, isOnTheWay, isRunning, isWithCarrier } from '../src/orders/status-groups.ts';
import { largestPage, pageQuery } from '../src/paging.ts';
import { longestUsername, username, writtenPhoneNumber } from '../src/text.ts';
import { timelineLimits } from '../src/timeline/enums.ts';
import { lastDayAhead } from '../src/timeline/item-fields.ts';
import { reportLength } from '../src/users/report-user.ts';
import { isTooLongForStatement } from '../src/wallet/statement-period.ts';

describe('a limit that both sides go by', () => {
  it('is what people were told', () => {
    expect({ usualFileBytes, undoMinutes, reportLength, longestPasskeyName, largestPage, longestUsername }).toEqual({
      usualFileBytes: 10_485_760,
      undoMinutes: 10,
      reportLength: 500,
      longestPasskeyName: 60,
      largestPage: 50,
      longestUsername: 30,
    });
    expect(opsLimits).toEqual({ because: 1_000, toldAs: 500, note: 500, question: 500, correctionTitle: 80 });
    expect([orderLimits.questions, answerHours, usualAnswerHours]).toEqual([6, [4, 24, 48, 72], 24]);
    expect([orderLimits.ratingDays, orderLimits.codePauseSeconds, orderLimits.disputeDays]).toEqual([14, 60, 3]);
    expect([timelineLimits.search, chatLimits.search]).toEqual([120, 80]);
    expect(voiceLimits).toEqual({ bytes: 2_097_152, seconds: 180, type: 'audio/webm;codecs=opus' });
  });

  it('ends a year ahead for whatever is posted', () => expect(lastDayAhead('2026-11-18')).toBe('2027-11-18'));

  it('lets a statement have the 366 days of a leap year, both ends counted, and not one more', () => {
    expect(isTooLongForStatement({ startDate: '2028-01-01', endDate: '2028-12-31' })).toBe(false);
    expect(isTooLongForStatement({ startDate: '2027-12-31', endDate: '2028-12-31' })).toBe(true);
  });

  it('hears of something late after two minutes', () => {
    const at = '2026-11-18T10:00:00Z';
    expect([
      isReceivedLate({ at, heardAt: '2026-11-18T10:02:00Z' }),
      isReceivedLate({ at, heardAt: '2026-11-18T10:02:01Z' }),
    ]).toEqual([false, true]);
  });

  it('has one longest page and one longest username, also where they are checked', () => {
    expect([pageQuery.limit.safeParse(50).success, pageQuery.limit.safeParse(51).success]).toEqual([true, false]);
    expect([30, 31].map((length) => username.safeParse('a'.repeat(length)).success)).toEqual([true, false]);
  });
});

describe('the states of an order', () => {
  const all = Object.entries(orderStatus);
  const those = (fits: (status: number) => boolean) => all.filter(([, status]) => fits(status)).map(([name]) => name);

  it('are grouped once', () => {
    expect(those(isOnTheWay)).toEqual(['PickedUp', 'InTransit']);
    expect(those(isHandoverAhead)).toEqual(['Accepted', 'PickedUp', 'InTransit', 'AttemptFailed']);
    expect(those(isRunning)).toEqual([
      'Accepted',
      'PickedUp',
      'InTransit',
      'Delivered',
      'Disputed',
      'AttemptFailed',
      'Returning',
    ]);
    expect(those(isWithCarrier)).toEqual(['PickedUp', 'InTransit', 'AttemptFailed', 'Returning']);
    expect(those((status) => isFollowed({ status, isExpress: false }))).toEqual(['PickedUp', 'InTransit', 'Returning']);
    expect(those((status) => isFollowed({ status, isExpress: true }))).toEqual([
      'Accepted',
      'PickedUp',
      'InTransit',
      'Returning',
    ]);
  });
});

it('the pictures of a document are both sides where it has two', () => {
  expect(['passport', 'voters-card', '', null].map((type) => picturesFor(type).length)).toEqual([2, 3, 2, 2]);
});

it('a phone number is read as people write it', () => {
  const written = ['0803 123 4567', '+234 (803) 123-4567', ' +351 912345678', ' '];
  expect(written.map((typed) => writtenPhoneNumber('+234', typed))).toEqual([
    '+2348031234567',
    '+2348031234567',
    '+351912345678',
    '',
  ]);
});

it('an amount is written with its thousands apart and its kobo behind', () => {
  expect([0n, 5n, 1_234_550n, -100_000_000n, 99].map((minor) => amountDigits(minor))).toEqual([
    '0.00',
    '0.05',
    '12,345.50',
    '1,000,000.00',
    '0.99',
  ]);
});
