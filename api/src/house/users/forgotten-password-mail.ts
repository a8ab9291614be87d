/** The mail with the link to a new password, in the language of the account. */
export function forgottenPasswordMail(
  { email, locale }: { readonly email: string; readonly locale: string },
  link: string,
): { readonly title: string; readonly text: string } {
  return locale === 'sw' ? inSwahili(email, link) : inEnglish(email, link);
}

function inEnglish(email: string, link: string) {
  return {
    title: 'Choose a new password for Tallyhouse',
    text: `A password reset was requested for ${email}.

Choose a new password within 30 minutes using this link, which works once:
${link}

This ends all sessions of the account. If you did not request this, no action is needed: your password is unchanged.`,
  };
}

function inSwahili(email: string, link: string) {
  return {
    title: 'Chagua nenosiri jipya la Tallyhouse',
    text: `Mtu fulani, huenda ni wewe, ameomba nenosiri jipya la ${email}.

Lichague ndani ya dakika 30 kwa kiungo hiki, kinachofaa mara moja:
${link}

Vipindi vyote vya akaunti huisha hapo. Ikiwa si wewe, usifanye chochote: nenosiri lako linabaki lilivyo.`,
  };
}
