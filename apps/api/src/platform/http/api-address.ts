/** Whether an address is one of the API, where nothing is a page and nothing is kept. `/API/x` is, `/apiary` is not. */
export function isApiAddress(url: string): boolean {
  return /^\/api(?![^/?#])/i.test(url);
}
