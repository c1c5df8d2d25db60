import { describe, expect, it } from 'vitest';
import { readCsv } from '../src/shipping/read-csv.ts';

describe('a CSV file', () => {
  it('is read with quotes, commas and new lines inside of fields', () => {
    expect(readCsv('a,b\r\n"1, ""one""","x\ny"\r\n\r\n2 , \n')).toEqual([
      ['a', 'b'],
      ['1, "one"', 'x\ny'],
      ['2', ''],
    ]);
  });

  it('may begin with a mark, part its fields with semicolons, and end without a new line', () => {
    expect(readCsv('\uFEFFfrom;to\nYaba, Lagos;Wuse, Abuja')).toEqual([
      ['from', 'to'],
      ['Yaba, Lagos', 'Wuse, Abuja'],
    ]);
  });
});
