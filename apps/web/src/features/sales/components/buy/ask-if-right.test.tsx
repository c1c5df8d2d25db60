import { fireEvent, render, screen } from '@testing-library/react';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { describe, expect, it, vi } from 'vitest';
import { standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { addPicture } from '../../../files/tests/add-picture.ts';
import { boughtOf } from '../../tests/buy.ts';
import { pictureOf } from '../../tests/pictures.ts';
import { BuyScreen } from './buy-screen.tsx';

const at = '/buy/7K3M9QXPDA';
const arrived = { state: 'arrived', isPaid: true, canPay: false, canComplainUntil: '2026-11-20T09:00:00.000Z' } as const;
const photo = pictureOf('7');

function show(view: BuyView, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi(answers);
  const onView = vi.fn();
  render(
    <StaticNavigation at={at}>
      <BuyScreen view={view} isOld={false} onView={onView} onAsk={() => {}} />
    </StaticNavigation>,
  );
  return { ...api, onView };
}

describe('what is not what was sold', () => {
  it('is said with photos, by the permission of the buyer who has no account', async () => {
    const permission = { publicId: photo.publicId, uploadUrl: '/store', fields: {}, expiresAt: '', maxBytes: 1 };
    const { of, onView } = show(boughtOf(arrived), {
      [`POST ${at}/pictures`]: Response.json(permission, { status: 201 }),
      [`POST ${at}/pictures/${photo.publicId}/finish`]: Response.json(photo),
      [`POST ${at}/complaint`]: Response.json(boughtOf({ ...arrived, state: 'questioned' })),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'No, something is not right' }));
    await screen.findByText('Show what is wrong, as close as you can. Only Adaeze and our people see them.');
    await addPicture();
    const field = screen.getByLabelText('What is not right?');
    fireEvent.change(field, { target: { value: 'It is torn' } });
    fireEvent.submit(field);
    await vi.waitFor(() => expect(onView).toHaveBeenCalled());
    expect(of(`POST ${at}/complaint`)[0]?.body).toEqual({ message: 'It is torn', imageIdList: [photo.publicId] });
  });

  it('stays in sight with the seller’s answer while our people decide', async () => {
    const said = { images: [photo], at: '2026-11-19T09:00:00.000Z' };
    show(
      boughtOf({
        ...arrived,
        state: 'questioned',
        canComplainUntil: null,
        question: { ...said, says: 'It is torn', answer: { ...said, says: 'It was whole', images: [pictureOf('8')] } },
      }),
    );
    await screen.findByText('It is torn');
    screen.getByRole('button', { name: 'Ankara tote bag, as you got it' });
    screen.getByRole('heading', { name: 'Adaeze answers' });
    screen.getByText('It was whole');
    screen.getByRole('button', { name: 'Ankara tote bag, as Adaeze shows it' });
  });
});
