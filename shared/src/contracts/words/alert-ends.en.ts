/** Why alerts are over that end by themselves, by their code: the note of a step `AUTO_RESOLVED`. */
export const alertEnds = {
  'CA-01': 'The return was sent, or its deadline has passed.',
  'CA-02': 'The return was sent after its deadline.',
  'CA-03': 'The authority has responded.',
  'CA-04': 'A newer version of the report was accepted.',
  'CA-05': 'The figures agree again.',
  'CA-06': 'The gap was filled or explained.',
  'CA-07': 'The figures in force include the late records.',
  'CA-09': 'The hashes match again.',
  'CA-10': 'The authority responds again, or has not been called for days.',
  'CA-11': 'The certificate was renewed.',
  'CA-12': 'The rule was verified, a reason was given, or the report is no longer pending.',
  'CA-14': 'The funds held cover player funds again.',
  'CA-15': 'The source sends its files on time again.',
  'CA-17': 'The rate was loaded.',
} as const;
