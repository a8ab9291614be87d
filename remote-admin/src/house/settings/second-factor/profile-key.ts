/** Key of the profile as the sections of the authenticator read it. */
export const profileKey = ['settings', 'second-factor'];

/** Key of the user's passkeys. */
export const passkeysKey = ['settings', 'passkeys'];
