import type { BodyOf, Call, ParamsOf, QueryOf, ResultOf } from '@waybill/contract/call';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActingMember } from './acting-member.ts';
import type { Reads } from './read-from-replica.ts';

/** The member who is calling, as the gate identified them. */
export type Caller = {
  /** The account that acts: one’s own, or that of the business that a member acts for. */
  readonly userId: string;
  readonly sessionId: string;
  /** Kinds of access that the caller has. */
  readonly grants: ReadonlySet<Call['access']>;
  /** Set for our own people: what they do. */
  readonly staffRole?: StaffRole | undefined;
  /** Set while a member acts for a business: who they are, and as what. */
  readonly member?: ActingMember | undefined;
  /** Set where a program calls with an API key; `sessionId` is the id of that key then. */
  readonly key?: { readonly id: string; readonly isTest: boolean } | undefined;
};

export type UploadedFile = { readonly fileName: string; readonly bytes: Buffer };

/** Everything a handler may look at: parsed by the contract, and the caller, who is there whenever the contract asks for one. */
type RouteInput<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['access'] extends 'public' ? undefined : Caller;
  readonly file: C extends { readonly bodyKind: 'multipart' } ? UploadedFile : undefined;
  /** The caller's key for this request, else one of ours; a request with the same key never happens twice. */
  readonly idempotencyKey: C extends { readonly idempotent: true } ? string : undefined;
  /** The bytes as they came, for those who check a signature over them. */
  readonly rawBody: C extends { readonly bodyKind: 'raw' } ? Buffer : undefined;
  /** For the few that set a cookie, redirect or stream. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A call and what answers it, given the context `X` that its module needs. */
export type Route<X> = {
  readonly call: Call;
  readonly handle: (context: X, input: never) => Promise<unknown>;
  readonly beforeFile?: (context: X, input: never) => Promise<string>;
  /**
   * Names that somebody may send back with the rest of an entity, beside those of the call’s own answer: nobody can change them
   * here, so they are ignored. Any other name that is not in the body is refused.
   */
  readonly readOnly?: readonly string[];
  /** Where it reads; the primary when it does not say. Money, orders being changed, sessions and inboxes never do. */
  readonly reads?: Reads;
};

/** The parts of an upload that are known before its bytes are read. */
type FieldsInput<C extends Call> = Pick<RouteInput<C>, 'params' | 'body'>;

type Handle<C extends Call, X> = (
  context: X,
  input: RouteInput<C>,
) => Promise<ResultOf<C> extends undefined ? void : ResultOf<C>>;

/** `beforeFile` refuses an upload before its bytes are read, or answers whose it is; its fields must then come first. */
type Options<C extends Call, X> = {
  readonly beforeFile?: (context: X, input: FieldsInput<C>) => Promise<string>;
  readonly readOnly?: readonly string[];
  readonly reads?: Reads;
};

/** parse -> authorise -> command -> view: the contract does the first, the handler the rest. */
export function defineRoute<C extends Call, X>(call: C, handle: Handle<C, X>, options: Options<C, X> = {}): Route<X> {
  return { call, handle, ...options };
}

/** `defineRoute` for a module, all of whose routes get the same context. */
export function routesWith<X>() {
  return <C extends Call>(call: C, handle: Handle<C, X>, options?: Options<C, X>): Route<X> => defineRoute(call, handle, options);
}
