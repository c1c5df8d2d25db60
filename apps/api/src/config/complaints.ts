import { ConfigurationError } from './environment.ts';

/** Gathers what is wrong with the settings, so that one start names all of it instead of one setting per start. */
export class Complaints {
  readonly #missing = new Map<string, string[]>();
  readonly #sentences: string[] = [];

  add(sentence: string): void {
    this.#sentences.push(sentence);
  }

  /** The setting's value; a missing one is noted, and the empty text that stands for it is never used. */
  need(name: string, value: string | undefined, when: string): string {
    if (value === undefined) this.#missing.set(when, [...(this.#missing.get(when) ?? []), name]);
    return value ?? '';
  }

  /** Notes a setting whose traffic others could read on its way. */
  refuseOpenLine(name: string, address: string | undefined): void {
    if (address?.startsWith('http:')) this.add(`${name} must begin with https:// in production.`);
  }

  refuseSandboxKey(name: string, value: string | undefined, sandboxValue: string): void {
    if (value === sandboxValue) this.add(`${name} is the sandbox’s. Production needs one of yours.`);
  }

  throwIfAny(): void {
    const missing = [...this.#missing].map(
      ([when, names]) => `${listed(names)} ${names.length > 1 ? 'are' : 'is'} needed ${when}.`,
    );
    const all = [...missing, ...this.#sentences];
    if (all.length > 0) throw new ConfigurationError(all.join(' '));
  }
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names).replace(', and ', ' and ');
}
