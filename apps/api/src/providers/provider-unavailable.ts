/** A third party did not answer, or not in a way we understand. Nothing is known: ask again, never assume. */
export class ProviderUnavailable extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider}: ${reason}`);
    this.name = 'ProviderUnavailable';
  }
}
