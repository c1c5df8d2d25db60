import { describe, expect, it } from 'vitest';
import { batch, parcel, post, trip } from '../../tests/items.ts';
import { categoryName, handlingName, itemTitle, kindWord, modeWord, shortTitle, weightInWords } from './item-words.ts';

describe('what an item is called', () => {
  it('names the way it goes', () => {
    expect(itemTitle(parcel('1'))).toBe('Parcel from Yaba, Lagos to Wuse, Abuja');
    expect(itemTitle(parcel('1', { itemType: 5 }))).toBe('Express parcel from Yaba, Lagos to Wuse, Abuja');
    expect(itemTitle(trip('1'))).toBe('Trip from Yaba, Lagos to Wuse, Abuja');
    expect(itemTitle(batch('1'))).toBe('Batch from Yaba, Lagos to Benin City, Edo and one more stop');
  });

  it('is short in a list, where the kind stands beside it', () => {
    expect(shortTitle(parcel('1'))).toBe('Yaba to Wuse');
    expect(shortTitle(batch('1'))).toBe('Yaba to Benin City, Wuse');
    expect(kindWord(parcel('1', { itemType: 5 }))).toBe('Express parcel');
  });

  it('is the beginning of what was written', () => {
    expect(itemTitle(post('1'))).toBe('The Lokoja road is clear this morning.');
    expect(itemTitle(post('1', { message: 'a '.repeat(100) }))).toHaveLength(58);
    expect(
      itemTitle(post('1', { message: 'Who is going from Enugu to Lagos this week? I have four phones' })),
      'whole words',
    ).toBe('Who is going from Enugu to Lagos this week? I have four…');
    expect(itemTitle(post('1', { message: 'a'.repeat(100) }))).toHaveLength(58);
    expect(itemTitle(post('1', { message: '' }))).toBe('Pictures by Ada Obi');
  });

  it('says what things are, and nothing where nothing is special', () => {
    expect(modeWord(4)).toBe('By bus');
    expect(categoryName(2)).toBe('Clothes and shoes');
    expect(categoryName(99)).toBe('Something else');
    expect(handlingName(1)).toBeUndefined();
    expect(handlingName(2)).toBe('Fragile');
    expect(weightInWords(1200.5)).toBe('1,200.5 kg');
  });
});
