import { labelLimits } from '@waybill/contract/orders/label-formats';
import { printLabels as call } from '@waybill/contract/orders/print-labels';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { labelsPdf } from '../labels/labels-pdf.ts';
import { readLabels } from '../read-labels.ts';

export const printLabelsRoute = defineRoute(call, async (context, { caller, body, reply }) => {
  const { format, boxes } = body;
  const asked = { orderIds: [...new Set(body.orderIds)], boxes };
  if (asked.orderIds.length * boxes > labelLimits.orders)
    throw new Problem('invalid_input', `That is more than ${labelLimits.orders} labels. Please print fewer at once.`, {
      field: 'boxes',
    });
  const pdf = await labelsPdf(await readLabels(context, caller.userId, asked), format);
  reply.header('content-disposition', `attachment; filename="waybill-${format}-${asked.orderIds.length}.pdf"`);
  reply.type('application/pdf').send(pdf);
});
