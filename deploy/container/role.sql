-- Run once, when the database is made: the site's role owns its tables, and nothing else.
\set password `echo "$SITE_PASSWORD"`
create role site login nosuperuser nocreatedb nocreaterole password :'password';
-- Its tables are made here, since PostgreSQL looks in the schema of the role's name first.
create schema site authorization site;
