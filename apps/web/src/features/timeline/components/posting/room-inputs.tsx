import { TextField, type TextFieldProps } from '../../../../ui/text-field.tsx';
import type { RoomFields } from '../../model/posting/room-fields.ts';

type RoomInputsProps = { readonly title: string; readonly field: (name: keyof RoomFields) => Omit<TextFieldProps, 'label'> };

/** How much a trip or batch can take: by weight, by count, both or neither. */
export function RoomInputs({ title, field }: RoomInputsProps) {
  return (
    <fieldset className="grid grid-cols-2 items-start gap-4">
      <legend className="mb-2 font-semibold">{title}</legend>
      <TextField label="Kilograms" inputMode="decimal" autoComplete="off" {...field('roomKg')} />
      <TextField label="Parcels" inputMode="numeric" autoComplete="off" {...field('roomPieces')} />
    </fieldset>
  );
}
