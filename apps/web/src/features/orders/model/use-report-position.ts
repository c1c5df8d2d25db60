import { useEffect, useSyncExternalStore } from 'react';
import { geolocationOf } from '../../places/index.ts';
import { reportPosition } from '../api/report-position.ts';
import { createPositionReporter, type Reporting } from './position-reporter.ts';

const reporter = createPositionReporter({
  geolocation: () => geolocationOf(navigator),
  send: reportPosition,
  isAwake: () => document.visibilityState === 'visible',
  onWake: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});

/**
 * Reports where one is while this is shown and there is a reason: on duty, or with a parcel under way. However many
 * ask for it, one report goes out.
 */
export function useReportPosition(active: boolean): Reporting {
  useEffect(() => (active ? reporter.start() : undefined), [active]);
  return useReporting();
}

/** The state of the reporting; reading it does not start any. */
export function useReporting(): Reporting {
  return useSyncExternalStore(reporter.subscribe, reporter.read, reporter.read);
}
