export const callbackPath = '/api/auth/federated/callback';

/** Any port and any loopback host will do: dev servers and tests move about. Everything else is refused, as Google would. */
export function isAllowedRedirect(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  const isLoopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  return isLoopback && url.username === '' && url.password === '' && `${url.origin}${callbackPath}` === address;
}
