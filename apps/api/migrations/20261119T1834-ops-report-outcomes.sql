-- A report can end with a warning or a restriction, too.
alter table user_report
  drop constraint user_report_outcome_check,
  add constraint user_report_outcome_check check (outcome in ('nothing', 'removed', 'warned', 'restricted', 'suspended'));
alter table timeline_report
  drop constraint timeline_report_outcome_check,
  add constraint timeline_report_outcome_check check (outcome in ('nothing', 'removed', 'warned', 'restricted', 'suspended'));
