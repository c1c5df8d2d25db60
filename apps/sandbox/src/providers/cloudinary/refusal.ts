/** A refusal in Cloudinary’s words. */
export class CloudinaryRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
