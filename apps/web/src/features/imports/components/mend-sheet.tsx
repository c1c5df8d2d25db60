import { type ImportField, importFields, importFieldWords } from '@waybill/contract/imports/import-fields';
import type { ImportRowView } from '@waybill/contract/imports/import-view';
import type { Place } from '@waybill/contract/places/place';
import { Fragment, useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { hrefOf, paths } from '../../../session/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AddressField } from '../../places/index.ts';
import { mendRow } from '../api/mend-row.ts';

type Mended = Awaited<ReturnType<typeof mendRow>>;

type MendSheetProps = {
  readonly importId: string;
  readonly row: ImportRowView;
  readonly hasNext: boolean;
  /** The row as it is now, and whether nothing is left to mend in it. */
  readonly onMended: (mended: Mended) => void;
  readonly onClose: () => void;
};

const shownAlways: readonly ImportField[] = ['receiverFullName', 'receiverPhoneNumber', 'address', 'area', 'state'];

/** A row with what is wrong beside each field. Enter saves it, and goes on to the next one that has to be mended. */
export function MendSheet({ importId, row, hasNext, onMended, onClose }: MendSheetProps) {
  const isPosted = row.state === 'posted' || row.state === 'posted-before';
  return (
    <Sheet title={`Row ${row.position}`} open onClose={onClose} shows={String(row.position)}>
      {isPosted ? (
        <PostedRow importId={importId} row={row} onMended={onMended} />
      ) : (
        <MendForm key={row.position} importId={importId} row={row} hasNext={hasNext} onMended={onMended} />
      )}
    </Sheet>
  );
}

type RowProps = Pick<MendSheetProps, 'importId' | 'row' | 'onMended'>;

function PostedRow({ importId, row, onMended }: RowProps) {
  const { busy, run } = useBusy();
  const { packageId, state, trackingId } = row;
  return (
    <div className="grid gap-4">
      <p>
        {state === 'posted' ? 'This row is posted.' : 'This row was posted before, from another file.'}{' '}
        {trackingId ? `Its tracking number is ${trackingId}.` : 'It gets its tracking number from its carrier.'}
      </p>
      {packageId ? <ButtonLink to={hrefOf(paths.timelineItem, { type: '1', id: packageId })}>See the parcel</ButtonLink> : null}
      {state === 'posted-before' ? (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => void run(async () => onMended(await mendRow(importId, row.position, { again: true })))}
        >
          It is another parcel: send it, too
        </Button>
      ) : null}
    </div>
  );
}

function MendForm({ importId, row, hasNext, onMended }: RowProps & Pick<MendSheetProps, 'hasNext'>) {
  const { busy, run } = useBusy();
  const [typed, setTyped] = useState<Partial<Record<ImportField, string>>>({});
  const [area, setArea] = useState<{ readonly text: string; readonly place: Place | null }>({ text: '', place: null });
  const faultOf = (field: ImportField) => row.faults.find((fault) => fault.field === field);
  // What is wrong comes first: on a phone the rest is below the fold.
  const shown = importFields
    .filter((field) => shownAlways.includes(field) || row.values[field] || faultOf(field))
    .sort((one, other) => Number(Boolean(faultOf(other))) - Number(Boolean(faultOf(one))));
  const [firstFault] = shown.filter(faultOf);
  const placeFault = faultOf('area');

  function save(place?: Place): void {
    const chosen = place ?? area.place;
    void run(async () =>
      onMended(await mendRow(importId, row.position, { values: typed, ...(chosen ? { place: chosen } : {}) })),
    );
  }

  return (
    <PlainForm onSubmit={() => save()}>
      {row.faults.length === 0 ? <Notice tone="success">This row can be posted.</Notice> : null}
      {shown.map((field) => (
        <Fragment key={field}>
          <TextField
            label={importFieldWords[field]}
            autoFocus={field === firstFault}
            autoComplete="off"
            value={typed[field] ?? row.values[field] ?? ''}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            error={typed[field] === undefined ? faultOf(field)?.message : undefined}
          />
          {field === 'area' && placeFault && placeFault.places.length > 0 ? (
            <div className="-mt-2 flex flex-wrap gap-2">
              {placeFault.places.map((place) => (
                <Button
                  key={place.label + place.latitude}
                  variant="secondary"
                  className="min-h-11 text-15"
                  onClick={() => save(place)}
                >
                  {place.label}
                </Button>
              ))}
            </div>
          ) : null}
        </Fragment>
      ))}
      {placeFault || row.place === null ? (
        <AddressField part="area" label="Find the area" text={area.text} place={area.place} countryCode="NG" onChange={setArea} />
      ) : (
        <p className="text-15 text-ink-soft">It goes to {row.place.label}.</p>
      )}
      <SubmitButton busy={busy}>{hasNext ? 'Save, and mend the next' : 'Save'}</SubmitButton>
    </PlainForm>
  );
}
