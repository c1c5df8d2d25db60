import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ComboField } from './combo-field.tsx';
import { matchSuggestions } from './suggestions.ts';

const towns = [{ value: 'Lagos' }, { value: 'Kano' }, { value: 'Ọ̀yọ́', detail: 'Oyo State' }, { value: 'Kaduna' }];
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const field = () => screen.getByRole<HTMLInputElement>('combobox');

describe('free text with suggestions', () => {
  it('suggests what fits, ignoring accents and case', async () => {
    render(<ComboField label="City" options={towns} />);
    await userEvent.type(field(), 'KA');
    expect(shown()).toEqual(['Kano', 'Kaduna']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'oyo');
    expect(shown()).toEqual(['Ọ̀yọ́Oyo State']);
  });

  it('works with the keyboard alone, and fires the input’s change event', async () => {
    const onChange = vi.fn();
    render(<ComboField label="City" options={towns} onChange={onChange} />);
    await userEvent.type(field(), 'ka{ArrowDown}{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('Kaduna');
    expect(onChange.mock.lastCall?.[0].target.value).toBe('Kaduna');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('does not send the form when Enter chooses a suggestion', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ComboField label="City" options={towns} />
      </form>,
    );
    await userEvent.type(field(), 'ka{ArrowDown}{Enter}');
    expect(field().value).toBe('Kano');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes a suggestion by a press', async () => {
    render(<ComboField label="City" options={towns} />);
    await userEvent.type(field(), 'lag');
    await userEvent.click(screen.getByRole('option'));
    expect(field().value).toBe('Lagos');
  });

  it('keeps what was typed when nothing fits', async () => {
    render(<ComboField label="City" options={towns} />);
    await userEvent.type(field(), 'Nsukka');
    expect(shown()).toEqual([]);
    await userEvent.tab();
    expect(field().value).toBe('Nsukka');
  });

  it('closes its list on Escape, and does not pass that key on', async () => {
    const outside = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the sheet around the field
      <div onKeyDown={outside}>
        <ComboField label="City" options={towns} />
      </div>,
    );
    await userEvent.type(field(), 'k');
    outside.mockClear();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(outside).not.toHaveBeenCalled();
  });
});

describe('matching', () => {
  it('puts suggestions that begin with the text before those that contain it', () => {
    expect(matchSuggestions([{ value: 'Ikorodu' }, { value: 'Orlu' }], 'or').map((option) => option.value)).toEqual([
      'Orlu',
      'Ikorodu',
    ]);
  });

  it('shows no more than its limit', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ value: `Town ${index}` }));
    expect(matchSuggestions(many, '')).toHaveLength(50);
    expect(matchSuggestions(many, 'town')).toHaveLength(50);
  });
});
