import type { BodyFor, Call, ParamsFor, QueryFor, ResultOf } from '@waybill/contract/call';
import { type CallSender, createCallSender, type SendableCall, type SendOptions } from './call-sender.ts';
import { callTexts } from './calls/call-texts.ts';
import type { Calls } from './calls/call-types.ts';
import { type RateLimit, rateLimitOf } from './rate-limit.ts';

export type WaybillOptions = {
  /** An API key, `wb_…`. Without one only what is public answers. */
  readonly key?: string;
  /** Where Waybill is: `https://waybill.example`. */
  readonly origin: string;
  /** For one try; 60 seconds. */
  readonly timeoutMs?: number;
  /** Tries after the first one; 2. */
  readonly retries?: number;
  /** Instead of the `fetch` there is. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Told of each answer, refusals included. */
  readonly onAnswer?: (answer: { readonly status: number; readonly headers: Headers }) => void;
};

/** Path, query and body of a call in one object. */
export type InputOf<C extends Call> = Given<ParamsFor<C>> & Given<QueryFor<C>> & Given<BodyFor<C>>;

type Given<T> = [T] extends [undefined] ? unknown : T;

/** A page, and every item from there on: `await` it, or go through it with `for await`. */
export type Paged<Page> = Promise<Page> & AsyncIterable<Page extends { readonly items: readonly (infer Item)[] } ? Item : never>;

type Answer<C extends Call> =
  ResultOf<C> extends { readonly items: readonly unknown[]; readonly nextCursor: string | null }
    ? Paged<ResultOf<C>>
    : Promise<ResultOf<C>>;

export type Method<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? (input?: InputOf<C>, options?: SendOptions) => Answer<C>
    : (input: InputOf<C>, options?: SendOptions) => Answer<C>;

type Methods<Group> = { readonly [Name in keyof Group]: Group[Name] extends Call ? Method<Group[Name]> : never };

/** One method for each call that keys open, in the groups of the contract. */
export type Waybill = { readonly [Group in keyof Calls]: Methods<Calls[Group]> } & {
  readonly origin: string;
  /** What the newest answer told of the key’s limit. */
  readonly rateLimit: RateLimit | undefined;
};

export function createWaybill(options: WaybillOptions): Waybill {
  const { key, timeoutMs = 60_000, retries = 2 } = options;
  const origin = originOf(options.origin);
  let rateLimit: RateLimit | undefined;
  const sender = createCallSender({
    origin,
    timeoutMs,
    retries,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    headersOf: ({ access }) => (key === undefined || access === 'public' ? {} : { authorization: `Bearer ${key.trim()}` }),
    onAnswer(response) {
      rateLimit = rateLimitOf(response.headers) ?? rateLimit;
      options.onAnswer?.(response);
    },
  });
  const groups = Object.entries(callTexts).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, methodOf(sender, text)])),
  ]);
  const own = {
    origin,
    get rateLimit() {
      return rateLimit;
    },
  };
  // The table and the types are made from the same calls by one generator.
  return Object.assign(own, Object.fromEntries(groups)) as Waybill;
}

/** A key travels encrypted, or not beyond this machine. */
function originOf(given: string): string {
  const { protocol, hostname, origin } = new URL(given);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new TypeError(`The origin has to begin with https://: ${given}`);
  return origin;
}

type Fields = Readonly<Record<string, unknown>>;
type Page = { readonly items: readonly unknown[]; readonly nextCursor: string | null };

function methodOf(sender: CallSender, text: string) {
  const [method = '', path = '', ...habits] = text.split(' ');
  const has = (habit: string) => habits.includes(habit);
  const call = {
    method: method as Call['method'],
    path,
    access: has('open') ? 'public' : 'member',
    ...(has('once') ? { idempotent: true } : {}),
  } satisfies SendableCall;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

  async function answer(input: Fields, options?: SendOptions): Promise<unknown> {
    const fields = Object.entries(input);
    const params = Object.fromEntries(fields.filter(([name]) => inPath.has(name)));
    const rest = Object.fromEntries(fields.filter(([name]) => !inPath.has(name)));
    const { data } = await sender.answer(call, { params, ...(has('body') ? { body: rest } : { query: rest }) }, options);
    return data;
  }

  if (!has('paged')) return (input: Fields = {}, options?: SendOptions) => answer(input, options);
  return (input: Fields = {}, options?: SendOptions) => {
    const first = answer(input, options) as Promise<Page>;
    return Object.assign(first, {
      async *[Symbol.asyncIterator]() {
        let page = await first;
        yield* page.items;
        while (page.nextCursor !== null) {
          page = (await answer({ ...input, skip: undefined, cursor: page.nextCursor }, options)) as Page;
          yield* page.items;
        }
      },
    });
  };
}
