import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** The people who may make a call. The server decides it from the contract before any handler runs. */
export type Access =
  /** Anybody, signed in or not. */
  | 'public'
  /** Signed in; phone or email need not be verified yet. */
  | 'entering'
  /** Signed in and verified. */
  | 'member'
  /** A verified business. */
  | 'dispatch-partner'
  /** Staff, by their password alone: enough to set up or show a second factor, and for nothing else. */
  | 'staff-entering'
  /** Staff who have shown their second factor in this session. */
  | 'staff'
  /** Staff who have shown it within the last ten minutes: for documents, suspensions and whatever moves money. */
  | 'staff-confirmed';

/** A counter that a call draws on. It lives in the database, so all nodes share it, unless `at` says otherwise. */
export type RateLimit = {
  /** `ip`, `caller`, or the value of a field of the input, counted together with the ip. */
  readonly by: 'ip' | 'caller' | { readonly field: string };
  readonly max: number;
  readonly seconds: number;
  /**
   * `node`: counted by each process for itself, without the database. For calls that reveal nothing about anybody and are made often: what
   * has to be limited there is the work they cause.
   */
  readonly at?: 'node';
};

type Schema = z.core.$ZodType;

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with parameters as `{name}`. Matched without regard to upper and lower case. */
  readonly path: string;
  readonly access: Access;
  /** A sentence for the reference page. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `multipart`: one file in the field `file`, the other fields as `body` describes them. `raw`: bytes, for signatures. */
  readonly bodyKind?: 'json' | 'multipart' | 'raw';
  /** The largest file a `multipart` call takes; `usualFileBytes` when it does not say. */
  readonly maxFileBytes?: number;
  /**
   * Takes an `Idempotency-Key`, and asked twice with the same one it happens once. No call demands one: without it every
   * request is another one. Our own client always sends it.
   */
  readonly idempotent?: true;
  readonly success: { readonly status: 200 | 201 | 202 | 204 | 302; readonly body?: Schema };
  /** The failures beyond those that every call shares (see `sharedFailures`), if there are any. */
  readonly errors?: readonly ProblemCode[];
  /** Required for a call that needs no verified member; a test sees to it. */
  readonly limits?: readonly RateLimit[];
};

export const usualFileBytes = 10 * 1024 * 1024;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Field<C, K extends string> = C extends { readonly [P in K]: infer S } ? S : undefined;

/** The input as a handler receives it: parsed and defaulted. */
export type ParamsOf<C extends Call> = Out<Field<C, 'params'>>;
export type QueryOf<C extends Call> = Out<Field<C, 'query'>>;
export type BodyOf<C extends Call> = Out<Field<C, 'body'>>;
/** The input as a caller sends it. */
export type ParamsFor<C extends Call> = In<Field<C, 'params'>>;
export type QueryFor<C extends Call> = In<Field<C, 'query'>>;
export type BodyFor<C extends Call> = In<Field<C, 'body'>>;
export type ResultOf<C extends Call> = Out<Field<C['success'], 'body'>>;
