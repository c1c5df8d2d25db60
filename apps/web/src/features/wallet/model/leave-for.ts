// Long enough for a slow network; then the button answers again.
const longestMs = 20_000;

/**
 * Leaves the app for a payment page. Fulfilled only if the person is back on this very page (with Back, from the
 * browser’s memory) or never left it.
 */
export function leaveFor(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => {
    const timer = setTimeout(done, longestMs);
    function done() {
      clearTimeout(timer);
      removeEventListener('pageshow', done);
      resolve();
    }
    addEventListener('pageshow', done);
  });
}
