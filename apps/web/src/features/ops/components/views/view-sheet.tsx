import { useQueryClient } from '@tanstack/react-query';
import { saveView as call } from '@waybill/contract/ops/save-view';
import { type SavedView, viewLimits } from '@waybill/contract/ops/saved-view';
import type { ViewList } from '@waybill/contract/ops/view-lists';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { useNavigate } from '../../../../ui/navigation/navigation.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { changeView } from '../../api/change-view.ts';
import { listViewsQuery } from '../../api/list-views.ts';
import { removeView } from '../../api/remove-view.ts';
import { saveView } from '../../api/save-view.ts';
import { setDefaultView } from '../../api/set-default-view.ts';
import { searchOf, searchOfAll } from '../../model/view-address.ts';

type ViewSheetProps = {
  readonly list: ViewList;
  /** What the list is narrowed by now. */
  readonly filters: SavedView['filters'];
  /** Undefined for a new one. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
};

/** What a view is called, who sees it, and whether the list opens with it. */
export function ViewSheet({ list, filters, view, onClose }: ViewSheetProps) {
  const id = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useRemove(list);
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const mayChange = view?.mayChange ?? true;
  const form = useSchemaForm({
    schema: call.body,
    initial: { name: view?.name ?? '' },
    toWire: ({ name }) => ({ list, name, isShared, filters: view?.filters ?? filters }),
  });

  return (
    <Sheet
      title={view ? view.name : 'Save this view'}
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        {...form.form({
          onValid: async ({ list: _, ...wire }) => {
            const saved = await write(list, view, wire);
            if (isDefault !== (view?.isDefault ?? false)) await setDefaultView(list, isDefault ? saved.id : null);
            toast.success(`“${saved.name}” is saved`);
            await queries.invalidateQueries({ queryKey: listViewsQuery(list).queryKey });
            if (!view) navigate({ search: searchOf(saved) }, { replace: true });
            onClose();
          },
        })}
        className="grid gap-3"
      >
        {mayChange ? (
          <TextField label="Name" autoComplete="off" maxLength={viewLimits.name} {...form.field('name')} />
        ) : (
          <p className="text-ink-soft">Made by {view?.madeBy.fullName}. They or a lead can change it.</p>
        )}
        {mayChange ? (
          <CheckField
            label="Share it with the team"
            hint="Everybody who may open this list sees it."
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        ) : null}
        <CheckField
          label="Open the list with it"
          hint="For you alone."
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
        {view && mayChange ? (
          <Button
            variant="quiet"
            className="justify-self-start text-clay"
            onClick={() => {
              onClose();
              navigate({ search: searchOfAll }, { replace: true });
              void remove(view, true);
            }}
          >
            Remove this view
          </Button>
        ) : null}
      </form>
    </Sheet>
  );
}

type Written = { readonly name: string; readonly isShared: boolean; readonly filters: SavedView['filters'] };

/** A view that is not theirs to change stays as it is: they choose only whether the list opens with it. */
async function write(list: ViewList, view: SavedView | undefined, wire: Written): Promise<SavedView> {
  if (!view) return saveView({ list, ...wire });
  const isSame = view.name === wire.name && view.isShared === wire.isShared;
  return isSame ? view : changeView(view.id, { ...wire, version: view.version });
}

/** Removes a view, with a way to think again. */
function useRemove(list: ViewList): (view: SavedView, isRemoved: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async function set(view, isRemoved) {
    try {
      await removeView(view.id, isRemoved);
      if (isRemoved)
        toast.asking(`“${view.name}” is removed`, view.isShared ? 'Nobody of us has it any more.' : '', {
          label: 'Undo',
          act: () => void set(view, false),
        });
      else toast.success(`“${view.name}” is back`);
    } catch (failure) {
      toast.error('That did not work', failure instanceof Error ? failure.message : undefined);
    }
    void queries.invalidateQueries({ queryKey: listViewsQuery(list).queryKey });
  };
}
