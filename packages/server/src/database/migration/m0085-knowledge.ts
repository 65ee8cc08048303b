/**
 * Knowledge packages, which are kept for ever, and the log of which one was active when (P-406). Both tables are
 * insert-only. A check that was made at an issue is stored with its facts, so that it can be repeated with any package
 * (P-408), and each shown alert names its package.
 */
export const name = '0085-knowledge';
export const sql = `
create table signa.knowledge_package (
  id bigint generated always as identity primary key,
  name text not null,
  version text not null,
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  content text not null,
  signature text,
  key_id text,
  imported_at timestamptz(3) not null default now(),
  imported_by text not null,
  unique (name, version),
  check ((signature is null) = (key_id is null))
);
comment on column signa.knowledge_package.digest is 'SHA-256 of the content, in hexadecimal';
comment on column signa.knowledge_package.content is 'The JSON text of the package, as it was signed';
comment on column signa.knowledge_package.signature is 'The JSON Web Signature without its payload; null for the package of a release';

create table signa.knowledge_activation (
  id bigint generated always as identity primary key,
  package_id bigint not null references signa.knowledge_package,
  activated_at timestamptz(3) not null default now(),
  activated_by text not null,
  reason text not null check (reason <> '')
);
create index knowledge_activation_package on signa.knowledge_activation (package_id);

create function signa.refuse_change_of_knowledge() returns trigger
  language plpgsql set search_path = signa, pg_temp as $$
begin
  raise exception 'Knowledge packages and their activations are kept for ever' using errcode = 'check_violation';
end $$;
create trigger knowledge_package_kept before update or delete on signa.knowledge_package
  for each row execute function signa.refuse_change_of_knowledge();
create trigger knowledge_activation_kept before update or delete on signa.knowledge_activation
  for each row execute function signa.refuse_change_of_knowledge();
revoke insert, update, delete on signa.knowledge_package, signa.knowledge_activation from signa_functions;
grant select on signa.knowledge_package, signa.knowledge_activation to signa_app;

alter table signa.issue_record add column checked jsonb;
comment on column signa.issue_record.checked is 'The facts of the check, to repeat it; null where there was none';
alter table signa.shown_alert add column knowledge text;
comment on column signa.shown_alert.knowledge is 'Name and version of the package';
`;
