import { describe, expect, it, vi } from 'vitest';
import { createDepartures } from './departures.ts';

describe('what is about to be taken down', () => {
  it('goes once, when its moment has passed', () => {
    const departures = createDepartures();
    const depart = vi.fn();
    departures.begin('pst_1', depart);
    expect(departures.isLeaving('pst_1')).toBe(true);
    departures.finish('pst_1');
    departures.finish('pst_1');
    expect(depart.mock.calls).toEqual([[false]]);
    expect(departures.stop('pst_1'), 'too late').toBe(false);
  });

  it('stays when somebody thinks better of it', () => {
    const departures = createDepartures();
    const depart = vi.fn();
    departures.begin('pst_1', depart);
    expect(departures.stop('pst_1')).toBe(true);
    departures.finish('pst_1');
    expect(depart).not.toHaveBeenCalled();
  });

  it('goes at once when the page is left', () => {
    const departures = createDepartures();
    const depart = vi.fn();
    departures.begin('pst_1', depart);
    departures.finishAll();
    expect(depart.mock.calls).toEqual([[true]]);
  });
});
