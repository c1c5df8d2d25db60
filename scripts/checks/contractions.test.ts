import { describe, expect, it } from 'vitest';
import { checkContractions } from './contractions.ts';

const earlier = { name: '20301201T0900-orders-two-doors.sql', text: 'create table door (id text primary key);' };
const complaintsAbout = (text: string) => checkContractions([earlier, { name: '20301203T1200-orders-one-door.sql', text }]);

describe('a migration', () => {
  it.each([
    'alter table door drop column bell;',
    'alter table door\n  drop column if exists bell;',
    'drop table door;',
    'ALTER TABLE door RENAME COLUMN bell TO ring;',
    'alter table door rename bell to ring;',
    'alter table door rename to gate;',
    'alter table door alter column bell type int using bell::int;',
  ])('does not take away what the release before may use: %s', (text) => {
    expect(complaintsAbout(text)).toHaveLength(1);
    expect(complaintsAbout(`-- Unused since 20301201T0900, whose release reads the new table.\n${text}`)).toEqual([]);
  });

  it.each(['20301202T0000', '20301203T1200', 'yesterday'])(
    'names an earlier migration as the last that used it, and not %s',
    (since) => {
      expect(complaintsAbout(`-- Unused since ${since}\ndrop table door;`)).toHaveLength(1);
    },
  );

  it('adds no column that the release before leaves empty and that must not be', () => {
    expect(complaintsAbout('alter table door add column bell text not null;')).toHaveLength(1);
    expect(complaintsAbout("alter table door add column bell text not null default 'none';")).toEqual([]);
    expect(complaintsAbout('alter table door add column bell text, add constraint rings check (bell is not null);')).toEqual([]);
  });

  it.each([
    'create table gate (id text not null, drop_at timestamptz not null);',
    'alter index door_bell rename to door_ring;',
    'alter table door alter column bell drop not null, drop constraint rings;',
    '-- alter table door drop column bell;\nselect 1;',
  ])('may do what nobody misses: %s', (text) => {
    expect(complaintsAbout(text)).toEqual([]);
  });

  it('is asked for nothing that ran before there was the rule', () => {
    expect(checkContractions([{ name: '20261118T0318-platform-plain-names.sql', text: 'drop table door;' }])).toEqual([]);
  });
});
