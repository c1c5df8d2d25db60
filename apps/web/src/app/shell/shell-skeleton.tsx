import { Mark, Wordmark } from '../../ui/mark.tsx';
import { type Heading, Page, PageHeader } from '../../ui/page.tsx';
import { Perforation } from '../../ui/perforation.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShellFrame } from './shell-frame.tsx';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

/** The signed-in app before it is known who came: served ready-made, in the shape of what follows, with as much of it as is so for everybody. */
export function ShellSkeleton({ heading }: { readonly heading?: Heading }) {
  return (
    <ShellFrame railOpen rail={<Rail />} top={<Top />} bottom={<Bottom />}>
      <Page>
        {heading ? <PageHeader {...heading} /> : <h1 className="sr-only">Waybill</h1>}
        <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-5">
          {heading ? null : <Skeleton shape="title" className="mt-1 mb-1 w-56 max-w-full md:h-10 md:w-80" />}
          <div className="paper-card grid gap-4 p-5">
            <Skeleton shape="title" className="w-1/2" />
            <Skeleton className="w-3/4" />
            <Skeleton shape="field" className="mt-2" />
            <Skeleton shape="button" className="w-44" />
          </div>
          <div className="paper-card grid gap-4 p-5">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        </div>
      </Page>
    </ShellFrame>
  );
}

function Rail() {
  return (
    <>
      <div aria-hidden="true" className="rail">
        <div className="mb-5 flex min-h-11 items-center gap-2.5 px-2">
          <Mark size={36} />
          <span className="rail-label display text-21 font-bold">Waybill</span>
        </div>
        <Skeleton shape="button" className="mb-6" />
        {eight.map((row) => (
          <Skeleton key={row} className="mx-3 my-[15px]" />
        ))}
      </div>
      <Perforation upright className="flex-none" />
    </>
  );
}

function Top() {
  return (
    <>
      <span className="mr-auto py-1.5 md:hidden">
        <Wordmark />
      </span>
      <Skeleton className="mr-auto hidden h-[46px] w-full max-w-md rounded-full md:block" />
      <Skeleton shape="avatar" className="mx-1 size-9" />
    </>
  );
}

function Bottom() {
  return (
    <div className="bottom-bar">
      <div className="bottom-bar-paper">
        {eight.slice(0, 5).map((place) => (
          <span key={place} className="bottom-place">
            <Skeleton shape="avatar" className="size-7" />
          </span>
        ))}
      </div>
      <span className="bottom-send" />
    </div>
  );
}
