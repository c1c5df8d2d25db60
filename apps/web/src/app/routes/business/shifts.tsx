import { mondayOf } from '@waybill/contract/fleet/shift-times';
import type { TimeOfDay } from '@waybill/contract/users/business';
import { ShiftWeek } from '../../../features/fleet/components/shift-week.tsx';
import { paths, withQuery } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { lagosDay } from '../../../ui/lagos-day.ts';
import { useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { BackToSettings } from '../settings/back-to-settings.tsx';

/** Who rides when, week by week. */
export function ShiftsRoute() {
  const navigate = useNavigate();
  const { business } = useUser();
  const thisWeek = mondayOf(lagosDay(new Date()));
  const asked = useQuery().get('week');
  const week = asked && isDay(asked) ? mondayOf(asked) : thisWeek;
  return (
    <Page>
      <BackToSettings />
      <PageHeader title="Shifts" lead="Riders are on duty by their shifts, unless they say otherwise." compact />
      <ShiftWeek
        week={week}
        onWeek={(next) => navigate(withQuery(paths.shifts, { week: next === thisWeek ? undefined : next }), { replace: true })}
        usual={{ from: clockOf(business?.workingHoursStart, '08:00'), until: clockOf(business?.workingHoursEnd, '17:00') }}
      />
    </Page>
  );
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function clockOf(time: TimeOfDay | undefined, otherwise: string): string {
  if (!time) return otherwise;
  return [time.hours, time.minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
