import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries } from '../../../tests/stand-in-api.tsx';
import { ActLine } from '../components/house/act-lines.tsx';

const act = {
  id: '7',
  at: '2026-11-16T10:00:00.000Z',
  by: 'ops.ngozi',
  what: 'dispute-split',
  subject: 'WB-1',
  userId: null,
  username: null,
  because: 'Both have a point',
  undo: { until: null, whyNot: '' },
  undoneBy: null,
};

it('says what more there is to know of an act', () => {
  const about = [
    { name: 'The carrier gets', value: '₦2,000.00' },
    { name: 'Order', value: 'ord_1' },
  ];
  renderWithQueries(<ActLine act={{ ...act, about }} />);
  expect(screen.getByText('The carrier gets: ₦2,000.00 · Order: ord_1')).toBeTruthy();
});
