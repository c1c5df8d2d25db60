import type { FastifyInstance } from 'fastify';
import type { Html } from './console/html.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What every stand-in is given. */
export type Sandbox = {
  /** Where browsers and the product reach the sandbox, without a slash at the end. */
  origin: string;
  /** The sandbox’s own folder; survives restarts. */
  dataDir: string;
  outbox: Outbox;
};

/** How a stand-in introduces itself on the overview. */
export type StandIn = {
  /** What it is for, in two or three words: “Text messages”. */
  need: string;
  /** Whom it stands in for: “Termii”. */
  vendor: string;
  /** One or two sentences about what happens here instead. */
  about: string;
  /** What to configure to reach it, by hand or from a test. */
  settings: ReadonlyArray<readonly [label: string, value: string]>;
  /** Inputs that make it behave in a particular way. */
  fixtures: ReadonlyArray<readonly [when: string, then: string]>;
};

/** A page of its own in the console, at /sandbox/<path>. */
export type ConsolePage = { path: string; label: string; render: () => Html };

/** One third party. Its routes are its own; the console learns the rest from here. */
export type Provider = {
  standIn: StandIn;
  page?: ConsolePage;
  routes?: (app: FastifyInstance) => void;
  close?: () => Promise<void>;
};
