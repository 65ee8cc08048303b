-- Login of the server. It can only become the role signa_app (docs/decisions/0026).
create role signa_app nologin noinherit;
create role signa_server login password 'signa_server' noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
grant signa_app to signa_server;
create extension if not exists pg_trgm;
