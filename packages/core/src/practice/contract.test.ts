import { describe, expectTypeOf, it } from 'vitest';
import type { Operations } from '../contract/index.js';
import type {
  LocationDraft,
  LocationForm,
  OrganizationDraft,
  OrganizationForm,
  supportLocationFields,
} from './location/index.js';
import type { AssignmentForm, ProfileForm, UserForm } from './user/index.js';

type Input<Name extends keyof Operations> = Operations[Name]['variables'] extends { readonly input: infer Sent }
  ? keyof Sent
  : never;

describe('what travels has every field of the forms', () => {
  it('A-159 A-160 a location can be added and updated with each field; a new one is always active', () => {
    type Added = Exclude<keyof LocationDraft, 'isActive' | 'locationPortalTypeId'> | 'portalType';
    expectTypeOf<Added>().toExtend<Input<'AddLocation'>>();
    expectTypeOf<keyof LocationDraft>().toExtend<Input<'UpdateLocation'>>();
  });

  it('A-110 A-162 an organization can be added and updated with each field; a new one is always active', () => {
    expectTypeOf<keyof OrganizationForm>().toExtend<Input<'AddOrganization'>>();
    expectTypeOf<keyof OrganizationDraft>().toExtend<Input<'UpdateOrganization'>>();
  });

  it('A-151 a user can be added and updated with each field, and with each field of an assignment', () => {
    type Row = Operations['UpdateUser']['variables']['input']['locationsUsers'];
    type Sent = NonNullable<Row> extends readonly (infer One)[] ? keyof One : never;
    expectTypeOf<keyof UserForm>().toExtend<Input<'AddUser'>>();
    expectTypeOf<keyof UserForm>().toExtend<Input<'UpdateUser'>>();
    expectTypeOf<keyof AssignmentForm>().toExtend<Sent>();
    type Read = NonNullable<Operations['GetUser']['data']['user']>;
    expectTypeOf<keyof UserForm>().toExtend<keyof Read>();
    expectTypeOf<keyof AssignmentForm>().toExtend<keyof Read['locationsUsers'][number]>();
  });

  it('A-152 the profile of a user can be read and updated with each field', () => {
    expectTypeOf<keyof ProfileForm>().toExtend<Input<'UpdateLocationUser'>>();
    type Read = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;
    expectTypeOf<keyof ProfileForm>().toExtend<keyof Read>();
  });

  it('A-117 A-120 A-159 a new location can have each field of support from support only', () => {
    type OfSupport = Exclude<keyof LocationDraft, keyof LocationForm | 'isActive' | 'locationPortalTypeId'>;
    expectTypeOf<(typeof supportLocationFields)[number]>().toEqualTypeOf<OfSupport>();
  });
});
