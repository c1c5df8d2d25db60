import type { FastifyInstance } from 'fastify';
import type { Html } from './console/html.ts';
import type { Outbox } from './outbox/outbox.ts';

/** The parts that every stand-in gets. */
export type Sandbox = {
  /** The address of the sandbox for browsers and the product, without a slash at the end. */
  origin: string;
  /** The sandbox’s own folder; survives restarts. */
  dataDir: string;
  outbox: Outbox;
};

/** A stand-in’s description on the overview. */
export type StandIn = {
  /** Its purpose in two or three words: “Text messages”. */
  need: string;
  /** The vendor it stands in for: “Termii”. */
  vendor: string;
  /** A sentence or two about what happens here instead. */
  about: string;
  /** The settings that lead to it, by hand or from a test. */
  settings: ReadonlyArray<readonly [label: string, value: string]>;
  /** Inputs that make it behave in a particular way. */
  fixtures: ReadonlyArray<readonly [when: string, then: string]>;
};

/** A page of its own in the console, at /sandbox/<path>. */
export type ConsolePage = { path: string; label: string; render: () => Html };

/** A third party. Its routes are its own; the console learns the rest from here. */
export type Provider = {
  standIn: StandIn;
  page?: ConsolePage;
  routes?: (app: FastifyInstance) => void;
  close?: () => Promise<void>;
};
