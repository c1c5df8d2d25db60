import { type Database, transact } from '../../../platform/db/database.ts';
import { dealingSections } from './dealing-sections.ts';
import { moneySections } from './money-sections.ts';
import { personSections } from './person-sections.ts';

export const exportSections = [...personSections, ...dealingSections, ...moneySections];

/** Everything we hold about somebody, part by part, in one reading. */
export function readExport(db: Database, userId: string): Promise<Record<string, unknown>> {
  return transact(db, async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    const parts: Record<string, unknown> = { madeAt: new Date().toISOString() };
    for (const { name, read } of exportSections) parts[name] = await read(tx, userId);
    return parts;
  });
}
