import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries } from '../../../tests/stand-in-api.tsx';
import { opsList } from '../api/ops-list.ts';
import { QueueList } from '../components/queue-list.tsx';

type Item = { readonly id: string };

function show(fetchPage: () => Promise<{ items: Item[]; nextCursor: null }>) {
  return renderWithQueries(
    <>
      <input aria-label="Elsewhere" />
      <QueueList
        list={opsList(['test'], fetchPage)}
        label="Things"
        keyOf={({ id }) => id}
        row={({ id }) => (
          <li>
            <a href={`/${id}`} data-row="">
              {id}
            </a>
          </li>
        )}
        empty={{ drawing: 'shelf', title: 'All quiet', text: 'Nothing waits.' }}
      />
    </>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('is walked through with j and k from the line that has the focus', async () => {
  show(async () => ({ items: [{ id: 'one' }, { id: 'two' }], nextCursor: null }));
  const one = await screen.findByRole('link', { name: 'one' });
  const two = screen.getByRole('link', { name: 'two' });
  one.focus();
  press('j');
  expect(document.activeElement).toBe(two);
  press('j');
  expect(document.activeElement, 'the end is the end').toBe(two);
  press('k');
  press('k');
  expect(document.activeElement).toBe(one);
});

it('leaves the keys j and k alone elsewhere on the page', async () => {
  show(async () => ({ items: [{ id: 'one' }], nextCursor: null }));
  await screen.findByRole('link', { name: 'one' });
  press('j');
  expect(document.activeElement).toBe(document.body);
});

it('leaves the keys alone while somebody types', async () => {
  show(async () => ({ items: [{ id: 'one' }], nextCursor: null }));
  await screen.findByRole('link', { name: 'one' });
  const field = screen.getByLabelText('Elsewhere');
  field.focus();
  press('j');
  expect(document.activeElement).toBe(field);
});

it('says warmly that nothing waits', async () => {
  show(async () => ({ items: [], nextCursor: null }));
  await screen.findByText('All quiet');
});

it('says what went wrong, and tries again', async () => {
  let tries = 0;
  show(async () => {
    tries += 1;
    if (tries === 1) throw new Error('We could not reach Waybill.');
    return { items: [{ id: 'one' }], nextCursor: null };
  });
  await screen.findByText('We could not reach Waybill.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => screen.getByRole('link', { name: 'one' }));
});
