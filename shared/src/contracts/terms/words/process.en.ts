/** English words for how a figure becomes a return. */
export const process = {
  rulePack: {
    label: 'Rule pack',
    definition:
      'One version of all tax and levy rules, each with its dates, source and verification. A sent report stays tied to the pack it was calculated with.',
  },
  ruleProof: {
    label: 'Rule verification',
    definition:
      'Verified: checked against the law or the authority’s own text. Secondary source: quoted by others. Not verified: no source has been checked. Anything but verified marks every figure it affects.',
  },
  workingPaper: {
    label: 'Working paper',
    definition: 'Traces a tax back to its rule and to the records behind its base, line by line.',
  },
  whatIf: {
    label: 'What-if',
    definition:
      'Figures under other rules or another rate. Never filed, never sent, never treated as the latest.',
  },
  doubleConfirmation: {
    label: 'Double confirmation',
    definition:
      'The preparer of a submission cannot confirm it: a second person enters the control totals and confirms, and exactly the content they saw is sent.',
  },
  controlTotal: {
    label: 'Control total',
    definition:
      'Figure of a report that the approver works out independently and enters. It is withheld from them beforehand, so it cannot be copied.',
    law: 'Great Britain: the return works out the gross gambling yield and asks whether it is right (UKGC regulatory returns); the control total follows that.',
  },
  reportVersion: {
    label: 'Version',
    definition:
      'A sent report never changes. A correction is a new version that identifies the one it replaces.',
    law: 'Netherlands: a replacement names the record that it replaces (KSA data model).',
  },
  correction: {
    label: 'Correction of a closed period',
    definition:
      'Restate: a new version of that period. Carry forward: a line in a later period. Each tax rule uses one method, never both.',
    law: 'Great Britain: machine games duty that was under-declared goes into a later return within limits (HMRC). Netherlands: a record is replaced, or cancelled and sent anew (KSA data model).',
  },
  nilReturn: {
    label: 'Nil return',
    definition:
      'A return for a period without activity. It has the usual form and is confirmed and sent like any other.',
    law: 'Great Britain: a return is due for each licensed activity even without any (UKGC regulatory returns). New Jersey and Pennsylvania: a report of “No Activity” (N.J.A.C. 13:69O-1.9, 58 Pa. Code 1408a.12).',
  },
  contentHash: {
    label: 'Content hash',
    definition:
      'Digital fingerprint of a report’s rows. Anyone holding them can recompute it to prove that nothing has changed. The payload hash is that of the file that is sent: the same rows in the authority’s format, with their head.',
  },
  obligation: {
    label: 'Obligation',
    definition: 'What an authority requires: a return or payment, with its frequency, due date and format.',
    law: 'Great Britain: regulatory returns by the quarter, within 28 days (UKGC). Malta: by the month, by the 20th (MGA). Tanzania: by the 7th of the next month, land casinos on the Wednesday (Gaming Act Cap. 41 s. 31, s. 32).',
  },
};
