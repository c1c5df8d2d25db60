import { describe, expect, it } from 'vitest';
import { encryptForBrowser } from './encrypt.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  subscription: {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
};

describe('a message to a browser', () => {
  it('is encrypted exactly as the example of the RFC says', () => {
    const chance = { salt: Buffer.from(example.salt, 'base64url'), privateKey: Buffer.from(example.privateKey, 'base64url') };
    expect(encryptForBrowser(example.text, example.subscription, chance).toString('base64url')).toBe(example.body);
  });

  it('looks different each time, and never shows its text', () => {
    const [one, other] = [1, 2].map(() => encryptForBrowser(example.text, example.subscription));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect(one?.toString('latin1')).not.toContain('watermelon');
  });
});
