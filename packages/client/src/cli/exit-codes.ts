/** What scripts go by; `waybill --help` prints them. */
export const exitCodes = {
  done: 0,
  /** Waybill said no, or somebody at the keyboard did. */
  refused: 1,
  /** The command was not understood. */
  usage: 2,
  /** There is no key, or it does not open this. */
  key: 3,
  /** No answer came. */
  unreachable: 4,
  interrupted: 130,
} as const;

/** Something about how the command was called. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command ends with this code; its words are for people. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}
