import { createImport } from '@waybill/contract/imports/create-import';
import { deleteImport } from '@waybill/contract/imports/delete-import';
import { getImport } from '@waybill/contract/imports/get-import';
import { listImports } from '@waybill/contract/imports/list-imports';
import { mendRow } from '@waybill/contract/imports/mend-row';
import { postImport } from '@waybill/contract/imports/post-import';
import { updateImport } from '@waybill/contract/imports/update-import';
import { csvOfRows, importOf, rowsOf } from '../../support/imports.ts';
import { goodPin, personWithMoney } from '../../support/people-with-money.ts';
import { type Asked, type Cast, own, row, type Thing } from '../row.ts';

const file = () => csvOfRows(rowsOf(1));

const ofImport =
  (more: Asked = {}) =>
  async ({ world }: Cast): Promise<Thing> => {
    const owner = await personWithMoney(world, { NGN: 20_000 });
    const { id } = await importOf(owner, file());
    return { owner, input: { ...more, params: { importId: id, ...more.params } } };
  };

const ofTheOwner = { strangers: 'not_found' } as const;

export const importRows = [
  own(createImport, { body: {}, file: file() }),
  own(listImports),
  row(getImport, ofImport(), ofTheOwner),
  row(updateImport, ofImport({ body: { settings: { weight: 2 } } }), ofTheOwner),
  row(mendRow, ofImport({ params: { position: '1' }, body: { values: { weight: '2' } } }), ofTheOwner),

  row(postImport, ofImport({ body: { total: 3_000, pin: goodPin } }), { ...ofTheOwner, shipKey: 'invalid_input' }),
  row(deleteImport, ofImport(), ofTheOwner),
];
