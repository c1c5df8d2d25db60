import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const links = (text: string) => findLinks(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('addresses in a message', () => {
  it('are found, and the sentence around them stays', () => {
    expect(findLinks('See https://maps.example/yaba, then call me')).toEqual([
      { text: 'See ' },
      { text: 'https://maps.example/yaba', href: 'https://maps.example/yaba' },
      { text: ', then call me' },
    ]);
  });

  it('keep a bracket of their own, and leave the one around them', () => {
    expect(links('(https://wiki.example/Yaba_(Lagos))')).toEqual(['https://wiki.example/Yaba_(Lagos)']);
    expect(links('(look: https://wiki.example/Yaba)')).toEqual(['https://wiki.example/Yaba']);
  });

  it('lead nowhere unless they are https', () => {
    for (const text of [
      'http://pay.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://files.example',
      'www.pay.example',
    ])
      expect(links(text)).toEqual([]);
  });

  it('stay text where they are made to look like another place', () => {
    expect(links('https://waybill.example@thief.example/login')).toEqual([]);
    expect(links('https://thief.example/\u202egnp.exe')).toEqual(['https://thief.example/']);
    expect(links('https://localhost')).toEqual([]);
  });

  it('never change what was written', () => {
    const text = 'a https://one.example. b <b>https://two.example</b> “https://three.example”';
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(links(text)).toEqual(['https://one.example', 'https://two.example', 'https://three.example']);
  });
});
