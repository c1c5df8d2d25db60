import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { pickupPlace, placesAnswer } from '../tests/pickup-places.ts';
import { PickupChoice } from './pickup-choice.tsx';

const [shop, store] = [pickupPlace('Shop', { isDefault: true }), pickupPlace('Warehouse')];
const before = (text: string) => ({ key: text, text, isChosen: false, onChoose: () => {} });

describe('choosing where a parcel is picked up', () => {
  it('offers one’s places by their names, then doors of before that have none, in one row', async () => {
    standInApi(placesAnswer([shop, store]));
    const onChoose = vi.fn();
    renderWithQueries(
      <PickupChoice
        address={store.address.toUpperCase()}
        onChoose={onChoose}
        before={[before(shop.address), before('Gate 4, Yaba')]}
      />,
    );
    await screen.findByRole('button', { name: 'Shop' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Shop', 'Warehouse', 'Gate 4, Yaba']);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Warehouse');
    fireEvent.click(screen.getByRole('button', { name: 'Shop' }));
    expect(onChoose).toHaveBeenCalledWith(shop);
  });

  it('is a list to open where there are many', async () => {
    const places = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe', 'Femi', 'Gozie'].map((name) => pickupPlace(name));
    standInApi(placesAnswer(places));
    const onChoose = vi.fn();
    renderWithQueries(<PickupChoice address="" onChoose={onChoose} />);
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'One of your places' });
    expect(list.selectedOptions[0]?.textContent).toBe('Another address');
    fireEvent.change(list, { target: { value: places[3]?.id } });
    expect(onChoose).toHaveBeenCalledWith(places[3]);
  });

  it('is not there while there is nothing to choose', async () => {
    const api = standInApi(placesAnswer([]));
    renderWithQueries(<PickupChoice address="" onChoose={() => {}} />);
    await waitFor(() => expect(api.of('GET /pickup-places')).toHaveLength(1));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
