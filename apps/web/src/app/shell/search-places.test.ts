import { describe, expect, it } from 'vitest';
import { findPlaces, searchOnTimeline, searchPlaces } from './search-places.ts';

const labels = (text: string, partner = false) => findPlaces(text, partner).map((place) => place.label);

describe('going somewhere by search', () => {
  it('finds a place by the beginning of its name', () => {
    expect(labels('ord')).toContain('Orders');
  });

  it('finds a setting by another word for it, after what is named so', () => {
    expect(labels('email')[0]).toBe('Email notifications');
    expect(labels('email')).toContain('Account information');
    expect(labels('top up')).toEqual(['Add money']);
  });

  it('wants every word that was typed', () => {
    expect(labels('change pin')).toEqual(['Change PIN']);
    expect(labels('change zebra')).toEqual([]);
  });

  it('shows activity to dispatch partners only', () => {
    expect(labels('activity')).toEqual([]);
    expect(labels('activity', true)).toEqual(['Activity']);
  });

  it('names every place differently', () => {
    expect(new Set(searchPlaces.map((place) => place.label)).size).toBe(searchPlaces.length);
  });

  it('offers to look on the timeline for whatever was typed', () => {
    expect(searchOnTimeline('  blue shoes ')).toMatchObject({
      label: 'Search the timeline for “blue shoes”',
      to: '/timeline?search=blue+shoes',
    });
    expect(searchOnTimeline('  ')).toBeUndefined();
  });
});
