import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const rowPx = 16 * 4;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Row ${from + index}`);
const itself = (item: string) => item;

function List({ items }: { readonly items: readonly string[] }) {
  const [active, setActive] = useState<string>();
  return (
    <WindowedList label="Rows" items={items} keyOf={itself} rowRem={4} active={active} onActive={setActive}>
      {(item, isActive) => (
        <button type="button" data-row-focus tabIndex={isActive ? 0 : -1} onFocus={() => setActive(item)}>
          {item}
        </button>
      )}
    </WindowedList>
  );
}

const list = () => screen.getByRole('list', { name: 'Rows' });
const shown = () =>
  within(list())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

function scrollTo(top: number): HTMLElement {
  const box = list().parentElement;
  if (!box) throw new Error('The list has no box');
  box.scrollTop = top;
  fireEvent.scroll(box);
  return box;
}

it('draws what is seen and a little more, and says how many there are', () => {
  render(<List items={numbers(0, 1_000)} />);
  expect(shown()[0]).toBe('Row 0');
  expect(shown().length).toBeLessThan(20);
  scrollTo(500 * rowPx);
  expect(shown()).toContain('Row 500');
  expect(shown().length).toBeLessThan(30);
  const [row] = within(list()).getAllByRole('listitem');
  expect(row?.getAttribute('aria-setsize')).toBe('1000');
});

it('goes to the end, back to the beginning and a page on, and takes the focus along', async () => {
  render(<List items={numbers(0, 1_000)} />);
  screen.getByRole('button', { name: 'Row 0' }).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? list(), { key });
  const here = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  press('End');
  await here('Row 999');
  press('ArrowDown');
  await here('Row 999');
  press('ArrowUp');
  await here('Row 998');
  press('Home');
  await here('Row 0');
  press('PageDown');
  await here('Row 8');
});

it('keeps the row in the page that one is at, wherever it is looked at', () => {
  render(<List items={numbers(0, 1_000)} />);
  screen.getByRole('button', { name: 'Row 2' }).focus();
  scrollTo(600 * rowPx);
  expect(shown()).toContain('Row 2');
  expect(document.activeElement?.textContent).toBe('Row 2');
});

it('stays where one looks when rows come and go above', () => {
  const { rerender } = render(<List items={numbers(100, 1_000)} />);
  const box = scrollTo(50 * rowPx + 10);
  expect(shown()).toContain('Row 150');
  rerender(<List items={[...numbers(0, 3), ...numbers(100, 1_000)]} />);
  expect(box.scrollTop, 'three more above').toBe(53 * rowPx + 10);
  fireEvent.scroll(box);
  rerender(<List items={numbers(110, 990)} />);
  expect(box.scrollTop, 'thirteen fewer above').toBe(40 * rowPx + 10);
});

it('shows what is new at the top to whoever looks there', () => {
  const { rerender } = render(<List items={numbers(100, 50)} />);
  rerender(<List items={['Urgent', ...numbers(100, 50)]} />);
  expect(shown()[0]).toBe('Urgent');
});
