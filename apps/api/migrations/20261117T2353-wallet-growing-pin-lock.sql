-- How often in a row five wrong PINs have locked the wallet. Each lock is longer than the one before; the right PIN and a new PIN start anew.
alter table wallet_pin add column locks integer not null default 0 check (locks >= 0);
