import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Place } from '@waybill/contract/places/place';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { placeFound, standInSearch } from '../tests/found-places.ts';
import { AddressField } from './address-field.tsx';

const towns = ['Yaba', 'Yaba College of Technology', 'Surulere'];
type Value = { text: string; place: Place | null };

type FormProps = {
  readonly value: Value;
  readonly onTold: (value: Value) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

/** A form around the field that remembers what it was told. */
function AddressForm({ value, onTold, onSubmit }: FormProps) {
  const [current, setCurrent] = useState(value);
  return (
    <form onSubmit={onSubmit}>
      <AddressField
        label="From"
        {...current}
        onChange={(next) => {
          onTold(next);
          setCurrent(next);
        }}
      />
    </form>
  );
}

function show(value: Value = { text: '', place: null }) {
  const told = { last: value };
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(<AddressForm value={value} onSubmit={onSubmit} onTold={(next) => Object.assign(told, { last: next })} />);
  return { told, onSubmit };
}

const area = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const street = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Street, number, landmark' });
const options = () => screen.findAllByRole('option');
const finds = (text: string) =>
  towns.filter((town) => town.toLowerCase().startsWith(text.toLowerCase())).map((town) => placeFound(town));

describe('an address', () => {
  it('is an area that is chosen by a press, and a street in one’s own words', async () => {
    standInSearch(finds);
    const { told } = show();
    await userEvent.type(area(), 'yaba');
    expect(told.last).toEqual({ text: 'yaba', place: null });
    expect(street()).toBeNull();
    await userEvent.click((await options())[0] ?? area());
    expect(told.last).toEqual({
      text: 'Yaba, Lagos',
      place: expect.objectContaining({ label: 'Yaba, Lagos', placeId: 'test:Yaba' }),
    });
    expect(told.last.place).not.toHaveProperty('kind');
    await userEvent.type(street() ?? area(), '12 Herbert Macaulay Way');
    expect(told.last.text).toBe('12 Herbert Macaulay Way, Yaba, Lagos');
    expect(told.last.place?.label).toBe('Yaba, Lagos');
    expect([area().value, street()?.value]).toEqual(['Yaba, Lagos', '12 Herbert Macaulay Way']);
  });

  it('is chosen with the keyboard alone, and does not send the form', async () => {
    standInSearch(finds);
    const { told, onSubmit } = show();
    await userEvent.type(area(), 'yab');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(area().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    expect(told.last.text).toBe('Yaba College of Technology, Lagos');
    expect([area().getAttribute('aria-expanded'), onSubmit.mock.calls.length]).toEqual(['false', 0]);
  });

  it('takes the best one when Enter is pressed without pointing at any', async () => {
    standInSearch(finds);
    const { told } = show();
    await userEvent.type(area(), 'sur');
    await options();
    await userEvent.keyboard('{Enter}');
    expect(told.last.text).toBe('Surulere, Lagos');
  });

  it('keeps the street when the area is chosen anew', async () => {
    standInSearch(finds);
    const { told } = show({ text: '3 Akin Street, Yaba, Lagos', place: placeOfYaba });
    expect([area().value, street()?.value]).toEqual(['Yaba, Lagos', '3 Akin Street']);
    await userEvent.clear(area());
    expect(told.last.place).toBeNull();
    await userEvent.type(area(), 'surul');
    await userEvent.click((await options())[0] ?? area());
    expect(told.last.text).toBe('3 Akin Street, Surulere, Lagos');
  });

  it('asks once people pause, and never shows an answer to an older question', async () => {
    const first = Promise.withResolvers<ReturnType<typeof finds>>();
    const asked = standInSearch((text) => (text === 'yab' ? first.promise : finds(text)));
    show();
    fireEvent.change(area(), { target: { value: 'ya' } });
    fireEvent.change(area(), { target: { value: 'yab' } });
    await waitFor(() => expect(asked).toEqual(['yab']));
    fireEvent.change(area(), { target: { value: 'sur' } });
    await options();
    expect(asked).toEqual(['yab', 'sur']);
    await act(async () => first.resolve(finds('yab')));
    expect((await options()).map((option) => option.textContent)).toEqual(['SurulereLagos, Nigeria']);
  });

  it('takes nothing on Enter while the list still answers what was typed before', async () => {
    standInSearch((text) => (text === 'sur' ? new Promise(() => {}) : finds(text)));
    const { told } = show();
    await userEvent.type(area(), 'yab');
    await options();
    fireEvent.change(area(), { target: { value: 'sur' } });
    fireEvent.keyDown(area(), { key: 'Enter' });
    expect(told.last).toEqual({ text: 'sur', place: null });
  });

  it('says when it knows no such place, and when it could not ask', async () => {
    standInSearch((text) => {
      if (text === 'down') throw new TypeError('fetch failed');
      return [];
    });
    show();
    await userEvent.type(area(), 'atlantis');
    expect(await screen.findByText('We do not know “atlantis”. Try a town or a landmark nearby.')).toBeDefined();
    await userEvent.clear(area());
    await userEvent.type(area(), 'down');
    expect(await screen.findByText('We could not look that up. Check your connection and type on.')).toBeDefined();
  });

  it('closes its list on Escape, and lets nobody else hear that one', async () => {
    standInSearch(finds);
    show();
    const outside = vi.fn();
    document.addEventListener('keydown', outside);
    await userEvent.type(area(), 'yaba');
    await options();
    outside.mockClear();
    fireEvent.keyDown(area(), { key: 'Escape' });
    expect([screen.queryAllByRole('option').length, outside.mock.calls.length]).toEqual([0, 0]);
    document.removeEventListener('keydown', outside);
  });

  it('does not search before anybody types', async () => {
    const asked = standInSearch(finds);
    show({ text: 'Yaba, Lagos', place: placeOfYaba });
    await userEvent.click(area());
    await userEvent.tab();
    expect(asked).toEqual([]);
  });
});

const placeOfYaba: Place = {
  label: 'Yaba, Lagos',
  latitude: 6.515,
  longitude: 3.378,
  countryCode: 'NG',
  state: 'Lagos',
  city: 'Lagos',
};
