/**
 * Lookup lists for a patient's allergies, conditions, and medications (C-069, C-164). The allergy `other` represents
 * one that a PIMS reported and no list has: it keeps its own name, because losing it could be fatal (C-120).
 */
export const name = '0029-medical-lists';
export const sql = `
create table signa.allergy (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('drug', 'drug-class', 'food', 'environment', 'other'))
);
create table signa.health_condition (code text primary key, name text not null, species_codes text[] not null);
create table signa.medication (code text primary key, name text not null);
insert into signa.allergy (code, name, kind) values ('other', 'Other', 'other');
grant select on signa.allergy, signa.health_condition, signa.medication to signa_app;
`;
