/** The shop’s address with what the provider adds to it; what the address carried already stays. */
export function returnAddress(address: string, added: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}
