/** Something that was entered here has not reached us, or was refused and nobody has seen it. */
export class Unsent extends Error {
  readonly codes: boolean;
  readonly messages: boolean;

  constructor(codes: boolean, messages: boolean) {
    super('Something has not been sent');
    this.codes = codes;
    this.messages = messages;
  }
}
