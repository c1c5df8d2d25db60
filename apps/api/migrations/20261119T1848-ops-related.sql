-- Serve what hangs together with a person (`GET /ops/related`): who signs in from the same address, and corrections of their money.
create index session_by_address on session (ip, device);
create index session_by_user on session (user_id, last_used_at desc);
create index money_correction_by_user on money_correction (user_id, proposed_at desc);
