import { type OrderStatus, orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import { completedAtOnceBy } from '@waybill/contract/orders/process';
import { orderProcess } from '@waybill/contract/orders/process-table';
import type { Step } from '@waybill/contract/orders/step';

const statuses = Object.entries(orderStatus);

function nameOf(status: OrderStatus): string {
  return statuses.find(([, value]) => value === status)?.[0] ?? String(status);
}

/** The life of an order for people to read, made of the table that the API and the web app go by. */
export function ordersPage(): string {
  return `# Orders

Made from \`packages/contract/src/orders/process-table.ts\` by \`npm run generate\`; do not edit.

An order joins one package and one carrier. Either side asks, the other answers: the sender asks with a **booking** (the package
is for the carrier’s trip or batch), the carrier with an **offer**. An order moves along this table and in no other way. The API
refuses everything else, and the buttons of the web app are the steps that the viewer may take.

\`\`\`mermaid
stateDiagram-v2
  [*] --> Requested
  [*] --> Accepted: a fee is agreed on, or an express parcel is taken
${arrows().join('\n')}
${ends().join('\n')}
\`\`\`

| from | to | who | needs | money | package | emits | by itself |
|---|---|---|---|---|---|---|---|
${orderProcess.map(rowOf).join('\n')}

**Sold.** \`sale\` are parcels that were sold (docs/flows/sale.md), \`no sale\` all others, \`first attempt\` those that could not be handed over once. What is
paid at the door is Delivered only when the books say that it is paid (\`not_paid_yet\`). Every state of theirs ends by time or by our people.

**Who.** \`asked\` is the side that was asked, \`asker\` the one that asked; \`time\` is nobody: it happens by itself; \`ops\` are staff.

**By itself.** After a while, when nobody has moved it; or because of what happened to its package, in the same act.

**Needs.** A \`pickup-proof\` is the sender’s code or a photo, a \`handover-proof\` the receiver’s code or a photo, a
\`return-proof\` the seller’s return code; an \`attempt\` is a reason, a photo and a place within ${orderLimits.doorKm} km of the door, \`again\` a day and the PIN; \`reasons\` are from
\`GET /orders/cancellationreasons\`. The carrier sees neither code. ${orderLimits.codeTries} wrong tries rest a code for ${orderLimits.codeRestMinutes} minutes.
Delivered by the ${completedAtOnceBy}, an order is completed in the same act.

**Money.** \`stays\`: it waits in escrow for the package. \`back\`: all of it to the sender. \`paid\`: the fee less commission to the carrier,
commission and charge to us. \`frozen\`: nobody gets it until staff decide. \`decided\`: as they say, to the carrier or to both.
Of what was sold, \`paid\` and \`back\` mean the goods, too: to the seller less our part, or to whoever paid. \`attempt\`: half of the fee to the
carrier. \`again\`: another half is held from the seller. \`returned\`: the other half to the carrier, and everything else back to who paid it.

**Package.** \`wanted\`: others may still ask for it. \`matched\`: it has its carrier. \`withdrawn\`: it is off; its sender may post it again. \`expired\`: its day
was over and nobody carried it.

Statuses are numbers on the wire: ${statuses.map(([name, value]) => `${name} ${value}`).join(', ')}.
`;
}

function rowOf(step: Step): string {
  const cells = [
    step.from.map(nameOf).join(', '),
    nameOf(step.to),
    whoOf(step),
    step.needs === undefined ? '' : `\`${step.needs}\``,
    `\`${step.money}\``,
    `\`${step.package}\``,
    `\`${step.emits}\``,
    itselfOf(step),
  ];
  return `| ${cells.join(' | ')} |`;
}

function itselfOf({ after, because }: Step): string {
  if (because !== undefined) return `because ${because}`;
  return after ? `${after.hours} h since ${after.since}` : '';
}

function whoOf({ by, when, approvedBy }: Step): string {
  const who = by.join(', ') + (when === undefined ? '' : ` (${when})`);
  return approvedBy === undefined ? who : `${who} asks, ${approvedBy} agrees`;
}

/** Draws an arrow between two statuses, however many steps lead from one to the other. */
function arrows(): string[] {
  const ways = new Map<string, Set<string>>();
  for (const { from, to, by } of orderProcess)
    for (const start of from) {
      const arrow = `${nameOf(start)} --> ${nameOf(to)}`;
      ways.set(arrow, new Set([...(ways.get(arrow) ?? []), ...by]));
    }
  return [...ways].map(([arrow, who]) => `  ${arrow}: ${[...who].join(', ')}`);
}

function ends(): string[] {
  const begins = new Set(orderProcess.flatMap(({ from }) => from));
  return Object.values(orderStatus)
    .filter((status) => !begins.has(status))
    .map((status) => `  ${nameOf(status)} --> [*]`);
}
