import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { describe, expect, it } from 'vitest';
import { ada } from '../../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { pictureOf } from '../../tests/pictures.ts';
import { orderedSale } from '../../tests/sales.ts';
import { SaleQuestion } from './sale-question.tsx';

const asked: NonNullable<SaleView['question']> = {
  says: 'It is torn',
  images: [pictureOf('7')],
  at: '2026-11-19T09:00:00.000Z',
  answer: null,
  canAnswer: true,
  decision: null,
};
const questioned = (changes: Partial<typeof asked> = {}) =>
  orderedSale({}, { state: 'questioned', question: { ...asked, ...changes } });

describe('a buyer’s complaint, for the seller', () => {
  it('is shown with its pictures, and answered in words and pictures', async () => {
    const mine = pictureOf('8');
    const sale = questioned();
    const api = standInApi({
      ...takesPicture(ada.id, mine),
      [`POST /sales/${sale.id}/answer`]: Response.json(sale),
    });
    renderWithQueries(<SaleQuestion sale={sale} />);
    screen.getByRole('heading', { name: 'Chike says' });
    screen.getByRole('button', { name: 'Ankara tote bag, as Chike got it' });
    const field = await screen.findByLabelText('How do you see it?');
    fireEvent.submit(field);
    await screen.findByText('Please say how you see it');
    await addPicture();
    fireEvent.change(field, { target: { value: 'It was whole' } });
    fireEvent.submit(field);
    await waitFor(() =>
      expect(api.of(`POST /sales/${sale.id}`).map(({ body }) => body)).toEqual([
        { message: 'It was whole', imageIdList: [mine.publicId] },
      ]),
    );
  });

  it('is answered once', () => {
    renderWithQueries(
      <SaleQuestion
        sale={questioned({ canAnswer: false, answer: { says: 'It was whole', images: [], at: '2026-11-19T09:10:00.000Z' } })}
      />,
    );
    screen.getByRole('heading', { name: 'You answered' });
    expect(screen.queryByLabelText('How do you see it?')).toBeNull();
  });
});
