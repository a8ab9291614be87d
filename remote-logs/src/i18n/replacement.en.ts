/** English texts of one file in the place of another. */
export const replacement = {
  heading: 'File replacement',
  button: 'Replace with a newer file',
  title: 'Replace no. {{seq}} of {{source}} with a newer file?',
  effect:
    'Records in both files stay, or are corrected by a higher version. Records missing from the newer file are withdrawn when it is loaded, unless another file has them. Nothing is deleted: earlier data can still be shown. A single rejected record rejects the whole file.',
  field: 'Newer file',
  choose: 'Choose the newer file',
  chooseOther: 'Choose another file',
  none: 'No file chosen: CSV or NDJSON, 64 MB at most',
  missing: 'Choose the newer file',
  tooLarge: 'The file is too large: {{most}} MB at most',
  noHeader: 'The file does not begin with the header of a load file',
  misfit: '{{field}} is {{theirs}} in the file and must be {{ours}}',
  fields: { brand: 'Brand', source: 'Source', channel: 'Channel', kind: 'Kind', seq: 'Number' },
  compared: 'Loaded file compared with the newer file',
  loaded: 'Loaded now',
  chosen: 'Newer file',
  ok: 'Replace the file',
  failed: 'The file was not replaced, and nothing was changed',
  done: 'The file was replaced',
  outcome:
    'Accepted {{accepted}}, of which corrected {{corrected}}; duplicate {{duplicate}}; withdrawn {{withdrawn}}.',
  by: 'Open the file that replaced it',
  of: 'Open the file that it replaced',
  rejectsOf: 'Open the file whose rejected records it reprocessed',
};
