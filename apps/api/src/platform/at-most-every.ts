/** Reads a value again only after so many seconds: whoever asks in between, or at the same time, is given the last one. */
export function atMostEvery<T>(seconds: number, read: () => Promise<T>): () => Promise<T> {
  let readAt = Number.NEGATIVE_INFINITY;
  let value: Promise<T> | undefined;
  return () => {
    if (value && performance.now() - readAt < seconds * 1_000) return value;
    readAt = performance.now();
    const reading = read();
    value = reading;
    // A failure is not kept: the next one who asks tries again.
    reading.catch(() => {
      if (value === reading) value = undefined;
    });
    return reading;
  };
}
