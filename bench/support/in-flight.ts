/** Keeps so many calls under way for a while; answers how many ended per second. */
export async function callsPerSecond(inFlight: number, ms: number, call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let calls = 0;
  const lanes = Array.from({ length: inFlight }, async () => {
    while (performance.now() - start < ms) {
      await call();
      calls += 1;
    }
  });
  await Promise.all(lanes);
  return (calls * 1_000) / (performance.now() - start);
}
