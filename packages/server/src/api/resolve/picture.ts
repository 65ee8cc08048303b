import { makeThumbnail } from '../../picture/make-thumbnail.js';
import { findStaff } from '../../store/practice/practice/staff-store.js';
import { mutate } from '../../use-case/mutate.js';
import { putPicture, removePicture, requireMayPicture } from '../../use-case/practice/user/profile-picture.js';
import { type Context, read } from '../context.js';
import { presentStaff } from '../present/staff.js';
import { resolversOf } from '../resolver.js';

export const pictureResolvers = resolversOf({
  // Callers without the right are rejected before the file is decoded, and no transaction is open during that.
  LocationUserProfilePictureUpload: async (args, context) => {
    const { actor } = context;
    const person = await read(context, (sql) => findStaff(sql, args.locationUserId));
    requireMayPicture(actor, 'LocationUserProfilePictureUpload', person);
    const image = await makeThumbnail(args.file);
    return presentStaff(readingOf(context), await mutate(context, putPicture(image), args));
  },
  RemoveLocationUserProfilePicture: async (args, context) =>
    presentStaff(readingOf(context), await mutate(context, removePicture, args)),
});

const readingOf = ({ actor, clock }: Context) => ({ actor, now: clock.now() });
