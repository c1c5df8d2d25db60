#!/bin/sh
# Run once by PostgreSQL's image, in front of an empty database. The program owns its database and nothing else of the server:
# only then can the books be taken out of its hands (apps/api/src/ops/separate-books.sql).
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username postgres <<'SQL'
create role waybill login password :'password';
create database waybill owner waybill;
-- How far replicas are behind is told to members of this role only.
grant pg_read_all_stats to waybill;
SQL
