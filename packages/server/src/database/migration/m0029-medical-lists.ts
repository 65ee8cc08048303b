/**
 * What a patient's allergies, conditions and medications are chosen from (C-069, C-164). The allergy `other` stands for
 * one that a practice system told and no list knows: it keeps its own name, since losing it could kill (C-120).
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
