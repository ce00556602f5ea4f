-- Runs once, when the database is created. The site's role owns its tables and nothing else.
\set password `echo "$SITE_PASSWORD"`
create role site login nosuperuser nocreatedb nocreaterole password :'password';
-- The site's tables go into this schema, because PostgreSQL looks first in the one named after the role.
create schema site authorization site;
