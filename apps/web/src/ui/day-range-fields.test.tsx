import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DayRangeFields } from './day-range-fields.tsx';

const typeInto = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a first and a last day', () => {
  it('ignores a year that is being typed, and filters once it is whole', () => {
    const onChange = vi.fn();
    render(<DayRangeFields range={{}} onChange={onChange} />);
    for (const year of ['0002', '0020', '0202']) {
      typeInto('From', `${year}-11-16`);
      expect(shownIn('From')).toBe(`${year}-11-16`);
    }
    expect(onChange).not.toHaveBeenCalled();
    typeInto('From', '2026-11-16');
    expect(onChange.mock.calls).toEqual([['startDate', '2026-11-16']]);
  });

  it('can be emptied by hand, and by the page', () => {
    const onChange = vi.fn();
    const { rerender } = render(<DayRangeFields range={{ endDate: '2026-11-16' }} onChange={onChange} />);
    typeInto('To', '');
    expect(onChange.mock.calls).toEqual([['endDate', '']]);
    rerender(<DayRangeFields range={{ endDate: '2026-11-17' }} onChange={onChange} />);
    expect(shownIn('To')).toBe('2026-11-17');
    rerender(<DayRangeFields range={{}} onChange={onChange} />);
    expect(shownIn('To')).toBe('');
  });
});
