import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../tests/orders.ts';
import { WaybillSheet } from './waybill-sheet.tsx';

const url = 'https://waybill.example/track/7K3M9QXPD';

describe('the printed label', () => {
  it('says where it goes and how to handle it', () => {
    render(<WaybillSheet order={orderOf('1')} trackingUrl={url} />);
    screen.getByText('7K3 M9Q XPD');
    screen.getByText('Chike Eze');
    screen.getByText(/4 Adetokunbo Ademola Crescent/);
    screen.getByText('2.5 kg');
    screen.getByText('Fri 20 Nov 2026');
    screen.getByText('Fragile');
    screen.getByText('waybill.example/track');
  });

  it('says nothing that a stranger at a motor park should read', () => {
    const { container } = render(<WaybillSheet order={orderOf('1')} trackingUrl={url} />);
    const text = container.textContent;
    for (const secret of ['8059876543', '8031234567', '12 Herbert Macaulay', 'shoes', 'Clothes', '12,500', '40,000'])
      expect(text).not.toContain(secret);
    screen.getByText('Phone •••• 6543');
  });

  it('carries the tracking link for a camera', async () => {
    render(<WaybillSheet order={orderOf('1')} trackingUrl={url} />);
    const code = await screen.findByRole('img', { name: 'Code with the tracking link' });
    const { size, data } = encode(url, { ecc: 'M', border: 4 });
    expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const dark = [...(code.lastElementChild?.getAttribute('d') ?? '').matchAll(/h(\d+)v1/g)];
    expect(dark.reduce((sum, [, run]) => sum + Number(run), 0)).toBe(data.flat().filter(Boolean).length);
  });
});
