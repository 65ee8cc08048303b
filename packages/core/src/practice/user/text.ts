/** Texts of the forms of users. */
export const userTexts = {
  /** */
  nameCharacters: 'Should be alphabetical characters and Space',
  /** in the Add/Edit User form and the account form, then in the profile form. */
  email: { form: 'Input is not a valid e-mail', profile: 'The input is not valid E-mail!' },
  /** */
  title: 'Choose one of the listed titles',
  /** */
  location: 'Location is required',
  role: 'Role is required',
  noPrimary: 'At least 1 primary location should be selected',
  manyPrimary: 'Only 1 primary location can be selected',
  repeatedLocation: 'You can choose location only one time',
  /** */
  noActive: 'At least 1 active location is required',
  /** */
  license: 'Vet License is required',
  licenseDate: 'Please provide your vet license date',
  licenseState: { form: 'Please select state', profile: 'Please provide vet license state' },
  /** */
  licenseEnded: 'This license has expired. Enter the date of the renewed license',
  licenseTooLate: 'Choose a date through 12-31-2030',
  deaEnded: 'This DEA license has expired. Enter the date of the renewed license',
  /** */
  usernameTaken: 'A user with this email address already has a Signa account.',
  /** Conflicts between two users who save at the same time. */
  changedMeanwhile:
    'Someone else changed this user while you were editing. Load the latest version. Your changes are kept.',
  /** */
  noLocation: 'At least 1 location should be selected',
  noneFound: 'No users found. Please try another search.',
} as const;
