import { fillReply, gapComplaint, gapsIn, knowsField, replyFieldNames } from '@waybill/contract/ops/reply-fields';
import { replyKinds } from '@waybill/contract/ops/reply-kinds';
import { describe, expect, it } from 'vitest';

describe('the fields of a saved reply', () => {
  it('are filled from what the case knows, wherever they stand, and stay as a gap where it does not', () => {
    const filled = fillReply('Hello {{firstName}}, {{ firstName }}: {{amount}}', { firstName: 'Ada' });
    expect(filled).toBe('Hello Ada, Ada: {{amount}}');
    expect(gapComplaint(filled)).toBe('Please fill in {{amount}} (fee of the delivery, or price of what was sold) first');
  });

  it('are found with their place, so that a gap can be gone to', () => {
    expect(gapsIn('It is {{amount}}')).toEqual([{ name: 'amount', written: '{{amount}}', at: 6, isWhole: true }]);
    expect(gapsIn('Nothing { here }')).toEqual([]);
  });

  it('are gaps, too, when a brace of theirs is gone', () => {
    expect(gapsIn('It is {{amount} now')).toMatchObject([{ written: '{{amount}', isWhole: false }]);
    expect(gapComplaint('It is {{')).toBe('Please fill in {{ first');
  });

  it('put in what somebody is called as it is, dollars and braces with it', () => {
    expect(fillReply('{{firstName}}', { firstName: '$& {{amount}}' })).toBe('$& {{amount}}');
  });

  it('can each be filled in some kind of case', () => {
    for (const field of replyFieldNames)
      expect(replyKinds.filter((kind) => knowsField(kind, field)).length, field).toBeGreaterThan(0);
  });
});
