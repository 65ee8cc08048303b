/** The title of the direct form, for a draft and for a copy (P-042). */
export const directTitle = 'Editing Draft';
