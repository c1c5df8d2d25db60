import { createConfig } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { type Context, createContext } from '../context.ts';
import { applyMigrations, borrowDatabase } from '../startup.ts';

/** Runs one act against the database that the program itself uses, whether or not it is running. */
export async function withContext(act: (context: Context) => Promise<void>): Promise<void> {
  const config = createConfig(readEnvironment(process.env));
  const database = await borrowDatabase(config);
  await applyMigrations(database.url, () => undefined);
  const context = await createContext(config, database.url, (error) => console.error(error));
  try {
    await act(context);
  } finally {
    await context.close();
    await database.stop();
  }
}
