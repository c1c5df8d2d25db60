// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSide } from './keep-clear.ts';

/** A screen of 740 px with things at these heights, and a layer of 70 px that stands 8 px from either edge. */
function screenWith(things: readonly { readonly html: string; readonly top: number; readonly bottom: number }[]) {
  vi.stubGlobal('innerHeight', 740);
  document.body.innerHTML = '<section style="--from-top: 8px; --from-bottom: 8px"></section>';
  const layer = document.body.querySelector('section');
  if (!layer) throw new Error('There is no layer');
  vi.spyOn(layer, 'offsetHeight', 'get').mockReturnValue(70);
  for (const { html, top, bottom } of things) {
    const element = document.createElement('div');
    element.innerHTML = html;
    document.body.append(element);
    const box = new DOMRect(0, top, 100, bottom - top);
    if (element.firstElementChild) vi.spyOn(element.firstElementChild, 'getBoundingClientRect').mockReturnValue(box);
  }
  return layer;
}

describe('a message of the app', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stands where it is wanted when nothing is in its way', () => {
    const layer = screenWith([{ html: '<p>Words</p>', top: 680, bottom: 730 }]);
    expect(clearSide(document.body, layer, 'bottom')).toBe('bottom');
  });

  it.each([
    ['the button that leads on', '<button class="button button-primary">Pay</button>'],
    ['a field for a PIN', '<span class="code-slot"></span>'],
    ['a code to be read', '<section data-keep-clear></section>'],
  ])('gives way to %s', (_, html) => {
    expect(clearSide(document.body, screenWith([{ html, top: 650, bottom: 700 }]), 'bottom')).toBe('top');
    expect(clearSide(document.body, screenWith([{ html, top: 60, bottom: 100 }]), 'top')).toBe('bottom');
  });

  it('stays where it is wanted when both sides are taken', () => {
    const button = '<button class="button-primary">Pay</button>';
    const layer = screenWith([
      { html: button, top: 20, bottom: 70 },
      { html: button, top: 650, bottom: 700 },
    ]);
    expect(clearSide(document.body, layer, 'top')).toBe('top');
  });
});
