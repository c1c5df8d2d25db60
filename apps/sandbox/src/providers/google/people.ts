import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readJson, writeJson } from '../../json-file.ts';

const fields = {
  name: z.string('Give a name').trim().min(1, 'Give a name').max(120, 'That name is too long'),
  email: z.email('That does not look like an email address').max(254).toLowerCase(),
  emailVerified: z.boolean(),
};

/** A person typed into the account picker. */
export const typedPerson = z.object(fields);

export type TypedPerson = z.infer<typeof typedPerson>;

/** `place` helps people to tell them apart; it is no claim of the token. */
export type Person = TypedPerson & { place?: string };

const seeded: readonly Person[] = [
  { name: 'Ada Obi', email: 'ada.obi@gmail.example', emailVerified: true, place: 'Enugu' },
  { name: 'Tunde Bello', email: 'tunde.bello@gmail.example', emailVerified: true, place: 'Lagos' },
  { name: 'Maria Silva', email: 'maria.silva@gmail.example', emailVerified: true, place: 'Lisbon' },
  { name: 'Chika Eze', email: 'unverified@gmail.example', emailVerified: false, place: 'Kano' },
];

const mostTyped = 200;

/** A stable subject in the shape of Google’s: 21 digits, the same for one email in every sandbox. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
  return `1${BigInt(`0x${digest}`).toString().padStart(20, '0')}`;
}

/** Everyone who can sign in: the seeded ones, and those somebody typed, who are stored. A typed entry wins over a seeded one. */
export class People {
  #path: string;
  #typed: TypedPerson[];

  private constructor(path: string, typed: TypedPerson[]) {
    this.#path = path;
    this.#typed = typed;
  }

  static async open(path: string): Promise<People> {
    return new People(path, (await readJson(path, z.array(typedPerson))) ?? []);
  }

  all(): Person[] {
    const typedEmails = new Set(this.#typed.map(({ email }) => email));
    return [...seeded.filter(({ email }) => !typedEmails.has(email)), ...this.#typed];
  }

  hasTyped(): boolean {
    return this.#typed.length > 0;
  }

  find(sub: string): Person | undefined {
    return this.all().find(({ email }) => subjectOf(email) === sub);
  }

  async remember(typed: TypedPerson): Promise<void> {
    this.#typed = [...this.#typed.filter(({ email }) => email !== typed.email), typed].slice(-mostTyped);
    await writeJson(this.#path, this.#typed);
  }

  async forgetTyped(): Promise<void> {
    this.#typed = [];
    await writeJson(this.#path, this.#typed);
  }
}
