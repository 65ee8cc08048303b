/**
 * Server-side sessions (decision 23): the browser has a secret whose hash is stored here, and pages get short-lived
 * tokens for it. The plain role cannot read these tables: it queries by a hash that only the secret's owner can
 * compute.
 */
export const name = '0020-sessions';
export const sql = `
-- Whose account at the provider a username is: bound at the first sign-in, so that an e-mail address that changes hands
-- there opens nothing here.
create table signa.identity (
  issuer text not null,
  subject text not null,
  username text not null,
  bound_at timestamptz(3) not null,
  primary key (issuer, subject)
);
create unique index identity_by_username on signa.identity (issuer, lower(username));

create table signa.sign_in (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  expires_at timestamptz(3) not null
);
create table signa.session (
  id uuid primary key default gen_random_uuid(),
  secret_hash bytea not null unique,
  username text not null,
  issuer text not null,
  subject text not null,
  -- What the provider calls its own session, for its back-channel logout.
  provider_session text,
  -- Tells the provider whom to sign out.
  id_token text not null,
  browser text not null,
  begun_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  -- Minutes without a sign of the person after which it ends.
  idle_minutes integer not null check (idle_minutes > 0),
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by text check (ended_by in ('sign-out', 'owner', 'provider'))
);
create index session_by_username on signa.session (lower(username)) where ended_at is null;
create index session_by_subject on signa.session (issuer, subject) where ended_at is null;
create index session_by_provider on signa.session (issuer, provider_session) where ended_at is null;
create table signa.session_token (
  hash bytea primary key,
  session_id uuid not null references signa.session on delete cascade,
  expires_at timestamptz(3) not null
);
create index session_token_by_end on signa.session_token (expires_at);
revoke all on signa.identity, signa.sign_in, signa.session, signa.session_token from signa_app;

-- A session that ends is a right that ends: every server notices with its next statement.
create trigger access_moved after update of ended_at on signa.session
  for each statement execute function signa.move_access_version();

create function signa.begin_sign_in(p_state bytea, p_browser bytea, p_nonce text, p_verifier text, p_return_to text, p_expires timestamptz, p_now timestamptz)
  returns void language sql security definer set search_path = signa, pg_temp as $$
  delete from sign_in where expires_at < p_now;
  insert into sign_in (state_hash, browser_hash, nonce, verifier, return_to, expires_at)
    values (p_state, p_browser, p_nonce, p_verifier, p_return_to, p_expires);
$$;

-- A sign-in comes back once, to the browser that left for it.
create function signa.take_sign_in(p_state bytea, p_browser bytea, p_now timestamptz) returns jsonb
  language sql security definer set search_path = signa, pg_temp as $$
  with taken as (delete from sign_in where state_hash = p_state and browser_hash = p_browser returning *)
  select jsonb_build_object('nonce', nonce, 'verifier', verifier, 'returnTo', return_to) from taken where expires_at > p_now
$$;

-- Whether the account at the provider is the one that the username belongs to; the first one that comes is.
create function signa.bind_identity(p_issuer text, p_subject text, p_username text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  insert into identity (issuer, subject, username, bound_at) values (p_issuer, p_subject, lower(p_username), p_now) on conflict do nothing;
  return exists (select from identity where issuer = p_issuer and subject = p_subject and lower(username) = lower(p_username));
end $$;

create function signa.begin_session(p_secret bytea, p_username text, p_issuer text, p_subject text, p_provider_session text,
    p_id_token text, p_browser text, p_now timestamptz, p_idle_minutes integer, p_ends timestamptz) returns uuid
  language sql security definer set search_path = signa, pg_temp as $$
  insert into session (secret_hash, username, issuer, subject, provider_session, id_token, browser, begun_at, seen_at, idle_minutes, ends_at)
    values (p_secret, p_username, p_issuer, p_subject, p_provider_session, p_id_token, p_browser, p_now, p_now, p_idle_minutes, p_ends) returning id
$$;

-- The open session of a cookie.
create function signa.session_of(p_secret bytea, p_now timestamptz) returns jsonb
  language sql stable security definer set search_path = signa, pg_temp as $$
  select jsonb_build_object('id', id, 'username', username, 'endsAt', (extract(epoch from ends_at) * 1000)::bigint)
  from session where secret_hash = p_secret and ended_at is null and ends_at > p_now and seen_at > p_now - make_interval(mins => idle_minutes)
$$;

create function signa.see_session(p_id uuid, p_now timestamptz) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  update session set seen_at = greatest(seen_at, p_now) where id = p_id and ended_at is null
$$;

create function signa.issue_session_token(p_hash bytea, p_session uuid, p_expires timestamptz, p_now timestamptz) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  delete from session_token where hash in (select hash from session_token where expires_at < p_now limit 20);
  insert into session_token (hash, session_id, expires_at) values (p_hash, p_session, p_expires);
$$;

create function signa.session_of_token(p_hash bytea, p_now timestamptz) returns jsonb
  language sql stable security definer set search_path = signa, pg_temp as $$
  select jsonb_build_object('id', s.id, 'username', s.username, 'expiresAt', (extract(epoch from t.expires_at) * 1000)::bigint)
  from session_token t join session s on s.id = t.session_id
  where t.hash = p_hash and t.expires_at > p_now and s.ended_at is null and s.ends_at > p_now
$$;

create function signa.is_session_open(p_id uuid) returns boolean
  language sql stable security definer set search_path = signa, pg_temp as $$
  select exists (select from session where id = p_id and ended_at is null)
$$;

create function signa.end_session(p_secret bytea, p_now timestamptz) returns jsonb
  language sql security definer set search_path = signa, pg_temp as $$
  with ended as (update session set ended_at = p_now, ended_by = 'sign-out' where secret_hash = p_secret and ended_at is null returning *)
  select jsonb_build_object('username', username, 'idToken', id_token) from ended
$$;

-- The provider's logout: of one of its sessions, or of all of a person.
create function signa.end_provider_sessions(p_issuer text, p_subject text, p_provider_session text, p_now timestamptz) returns integer
  language sql security definer set search_path = signa, pg_temp as $$
  with ended as (
    update session set ended_at = p_now, ended_by = 'provider'
    where issuer = p_issuer and ended_at is null and (p_subject is not null or p_provider_session is not null)
      and (p_subject is null or subject = p_subject) and (p_provider_session is null or provider_session = p_provider_session)
    returning 1)
  select count(*)::integer from ended
$$;

create function signa.sessions_of(p_username text, p_now timestamptz) returns jsonb
  language sql stable security definer set search_path = signa, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'browser', browser, 'begunAt', to_char(begun_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'seenAt', to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by seen_at desc), '[]')
  from session where lower(username) = lower(p_username) and ended_at is null and ends_at > p_now and seen_at > p_now - make_interval(mins => idle_minutes)
$$;

create function signa.end_own_session(p_username text, p_id uuid, p_now timestamptz) returns boolean
  language sql security definer set search_path = signa, pg_temp as $$
  with ended as (update session set ended_at = p_now, ended_by = 'owner'
    where id = p_id and lower(username) = lower(p_username) and ended_at is null returning 1)
  select exists (select from ended)
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'signa' and p.proname in ('begin_sign_in', 'take_sign_in', 'bind_identity', 'begin_session', 'session_of',
      'see_session', 'issue_session_token', 'session_of_token', 'is_session_open', 'end_session', 'end_provider_sessions',
      'sessions_of', 'end_own_session')
  loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to signa_app', f);
  end loop;
end $$;
`;
