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
    text: `Somebody, most likely you, asked for a new password for ${email}.

Choose it within 30 minutes by this link, which works once:
${link}

All sessions of the account end then. If it was not you, do nothing: your password stays as it is.`,
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
