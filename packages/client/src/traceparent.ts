/** Begins a trace: the server goes on with it, and names it in its log and in what it refuses. Random, and another for each call. */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`;
}
