/** English texts of one file in the place of another. */
export const replacement = {
  heading: 'In place of another file',
  button: 'Put a newer file in its place',
  title: 'Put a newer file in the place of no. {{seq}} of {{source}}?',
  effect:
    'A record that both files hold stays, or is corrected by its higher version. A record that the newer file leaves out leaves force on its arrival. Nothing is deleted: what was known before can still be shown. One record that is refused refuses the whole file.',
  field: 'Newer file',
  choose: 'Choose the newer file',
  chooseOther: 'Choose another file',
  none: 'No file chosen: CSV or NDJSON, 64 MB at most',
  missing: 'Choose the newer file',
  tooLarge: 'The file is too large: {{most}} MB at most',
  noHeader: 'The file does not begin with the header of a load file',
  misfit: '{{field}} is {{theirs}} in the file and must be {{ours}}',
  fields: { brand: 'Brand', source: 'Source', channel: 'Channel', kind: 'Kind', seq: 'Number' },
  compared: 'What is loaded beside what the newer file says',
  loaded: 'Loaded now',
  chosen: 'Newer file',
  ok: 'Replace the file',
  failed: 'The file was not replaced, and nothing was changed',
  done: 'The newer file stands in its place',
  outcome:
    'Accepted {{accepted}}, of these corrected {{corrected}}; known already {{duplicate}}; out of force {{withdrawn}}.',
  by: 'Open the file that came in its place',
  of: 'Open the file that it replaced',
  rejectsOf: 'Open the file whose rejected records it took in',
};
