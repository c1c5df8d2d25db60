export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beyond the usual ones; what mail programs read, people do not see. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends an email. Rejects when the server refused it or could not be reached. */
export type EmailPort = { send(email: Email): Promise<void> };
