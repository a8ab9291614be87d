// Names of people that a screen takes from an answer without the account beside them.

/** Fields of answers that are the name of somebody, and those that are somebody. */
const names = String.raw`(?:report|submission|filed|filter|pack|key|step|last)\??\.(?:preparedBy|submittedBy|confirmedBy|proposedBy|recordedBy|attachedBy|createdBy|owner|actor)\b`;
const people = String.raw`(?:[\w.]+\.)?(?:proposedBy|decidedBy|confirmedBy|recordedBy|createdBy|actor|owner|recipient|by|session\.user)\??\.name\b`;
const shown = new RegExp(
  String.raw`(?<before>personInWords\(\s*|name=\{|\.\.\.)?(?<named>(?:item\.)?(?:${people}|${names}))(?!\s*(?:===|!==|\.|\?\.))`,
  'g',
);

/**
 * Places of `source` where a name is shown alone: `12: report.preparedBy`.
 *
 * @param {string} source of a component
 */
export function namedAlone(source) {
  return [...source.matchAll(shown)].flatMap(({ index, groups }) => {
    const { before = '', named = '' } = groups ?? {};
    if (before !== '') return [];
    return [`${source.slice(0, index).split('\n').length}: ${named}`];
  });
}
