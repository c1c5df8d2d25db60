import { describe, expect, it } from 'vitest';
import { readPopup, withPopup } from './popup-address.ts';
import { popupSlugs } from './popup-views.ts';
import { withoutPopup } from './without-popup.ts';

describe('the address of a popup', () => {
  it('names the twenty popups of the specification and the one for sales, each once', () => {
    const names = Object.keys(popupSlugs);
    expect(names).toHaveLength(21);
    expect(new Set(Object.values(popupSlugs)).size).toBe(21);
  });

  it('says which popup is open and with what', () => {
    const search = withPopup('?status=3', 'OrderDetails', { orderId: 'ord 1&2' });
    expect(readPopup(search)).toEqual({ view: 'OrderDetails', params: { orderId: 'ord 1&2' } });
  });

  it('leaves the page’s own query alone when the popup closes', () => {
    expect(withoutPopup(withPopup('?status=3', 'Tracking', { trackingId: 'WB-1' }))).toBe('?status=3');
    expect(withoutPopup(withPopup('', 'PostSend'))).toBe('');
  });

  it('drops the parameters of the popup before when another opens', () => {
    const first = withPopup('', 'OrderDetails', { orderId: '1' });
    expect(readPopup(withPopup(first, 'GetQuote'))).toEqual({ view: 'GetQuote', params: {} });
  });

  it('is hidden without a name, and for a name nobody knows', () => {
    expect(readPopup('').view).toBe('Hidden');
    expect(readPopup('?popup=free-money').view).toBe('Hidden');
    expect(readPopup('?popup=toString').view).toBe('Hidden');
  });
});
