import { describe, expect, it } from 'vitest';
import { disguiseOf } from './disguise.ts';

const noise = Buffer.from(Array.from({ length: 64 }, (_, index) => (index * 37 + 128) % 256));
const among = (text: string) => Buffer.concat([noise, Buffer.from(text, 'latin1'), noise]);

describe('a picture that is something else as well', () => {
  it.each(['<?php system($_GET[0]);', '<?PHP\necho 1234567;', '<script>alert(1)', '<SCRIPT src=x>', '<script/src=x>'])(
    'is known by what a program would run: %s',
    (text) => expect(disguiseOf(among(text))).toBe('a web page'),
  );

  it.each(['<?php', '<?pHp\x00', '<?php \x93\xe1\x07', '<script', '<scripT\xf0'])(
    'is not every photo that has a few such bytes by chance: %j',
    (text) => expect(disguiseOf(among(text))).toBeUndefined(),
  );
});
