/** Why alerts are over that end by themselves, by their code: the note of a step `AUTO_RESOLVED`. */
export const alertEnds = {
  'CA-01': 'The return was sent, or its deadline has passed.',
  'CA-02': 'The return was sent after its deadline.',
  'CA-03': 'The authority has answered.',
  'CA-04': 'A newer version of the report was accepted.',
  'CA-05': 'The figures agree again.',
  'CA-06': 'The gap was filled or explained.',
  'CA-07': 'The figures in force hold the late records.',
  'CA-09': 'The hashes hold again.',
  'CA-10': 'The authority answers again, or was not called for days.',
  'CA-11': 'The certificate was renewed.',
  'CA-12': 'The rule is verified, a reason was given, or the report is not on its way any more.',
  'CA-14': 'The funds held cover the players again.',
  'CA-15': 'The source sends its files in time again.',
  'CA-17': 'The rate was loaded.',
} as const;
