import { useQueryClient } from '@tanstack/react-query';
import { asTextOn, pageColours } from '@waybill/contract/tracking/colour';
import type { LookView } from '@waybill/contract/tracking/look-view';
import { saveLook as call } from '@waybill/contract/tracking/save-look';
import { useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getLookQuery } from '../api/get-look.ts';
import { saveLook } from '../api/save-look.ts';
import { type Logo, LogoPicker } from './logo-picker.tsx';
import { LookPreview } from './look-preview.tsx';

type LookFormProps = { readonly look: LookView; readonly userId: string };

const colourPattern = /^#[0-9a-f]{6}$/i;

/** Name, logo, colour and ways to ask, with the page as it will begin. */
export function LookForm({ look, userId }: LookFormProps) {
  const queries = useQueryClient();
  const [isShown, setShown] = useState(look.isShown);
  const [logo, setLogo] = useState<Logo | null>(look.logo && look.logoUrl ? { publicId: look.logo, url: look.logoUrl } : null);
  const { shopName, colour, website, phoneNumber, whatsappNumber } = look;
  const form = useSchemaForm({
    schema: call.body,
    initial: { shopName, colour, website, phoneNumber, whatsappNumber },
    toWire: (typed) => ({ ...typed, isShown, logo: logo?.publicId ?? null }),
  });
  const { fields } = form;
  const shown = colourPattern.test(fields.colour) ? fields.colour.toLowerCase() : look.colour;
  const isAdjusted = asTextOn(shown, pageColours.light.paper) !== shown;

  return (
    <form
      {...form.form({
        onValid: async (wire) => {
          queries.setQueryData(getLookQuery.queryKey, await saveLook(wire));
          toast.success('Saved', isShown ? 'Your tracking pages look like this now.' : 'Your tracking pages look like Waybill.');
        },
      })}
      className="grid gap-5"
    >
      <SwitchField
        label="Show my look"
        hint="On the tracking pages of what you send or carry. Everybody with a number sees it."
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
      <TextField {...form.field('shopName')} label="Name of your shop" autoComplete="organization" maxLength={60} />
      <LogoPicker userId={userId} logo={logo} onChange={setLogo} />
      <div className="flex items-start gap-3">
        <input
          type="color"
          aria-label="Choose the colour"
          value={shown}
          onChange={(event) => form.set({ colour: event.target.value })}
          className="h-14 w-16 flex-none cursor-pointer rounded-[10px] border border-rule bg-card p-1"
        />
        <TextField
          {...form.field('colour')}
          label="Colour"
          className="min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={
            isAdjusted
              ? 'Too pale to read as text, so links and buttons are drawn darker. The band keeps it.'
              : 'The band at the top, links and buttons.'
          }
        />
      </div>
      <TextField
        {...form.field('website')}
        label="Your website (optional)"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint="Beginning with https://"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('phoneNumber')}
          label="Phone for questions (optional)"
          type="tel"
          inputMode="tel"
          hint="Such as +2348031234567"
        />
        <TextField {...form.field('whatsappNumber')} label="WhatsApp (optional)" type="tel" inputMode="tel" hint="The same way" />
      </div>
      <LookPreview shopName={fields.shopName.trim() || look.shopName} colour={shown} logoUrl={logo?.url ?? null} />
      <Button type="submit" full busy={form.busy}>
        Save
      </Button>
    </form>
  );
}
