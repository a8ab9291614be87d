/** English words for how a figure becomes a return. */
export const process = {
  rulePack: {
    label: 'Rule pack',
    definition:
      'All tax and levy rules of one version, each with its days, source and proof. A sent report pins the one it was made by.',
  },
  ruleProof: {
    label: 'Proof of a rule',
    definition:
      'Verified: the law or the authority’s own text was read. Second-hand: others quote it. Not verified: nobody read a source. Anything but verified marks every figure it touches.',
  },
  workingPaper: {
    label: 'Working paper',
    definition: 'From a tax back to its rule and to the facts behind the base, line by line.',
  },
  whatIf: {
    label: 'What-if',
    definition: 'Figures by other rules or another rate. Never filed, never sent, never the latest.',
  },
  doubleConfirmation: {
    label: 'Double confirmation',
    definition:
      'Whoever prepared an item cannot confirm it: a second person types the control totals and confirms, and the very content they saw is what is sent.',
  },
  controlTotal: {
    label: 'Control total',
    definition:
      'Figure of a report that the second person works out and types in. It is not shown to them before, so it cannot be copied.',
    law: 'Great Britain: the return works out the gross gambling yield and asks whether it is right (UKGC regulatory returns); the control total follows that.',
  },
  reportVersion: {
    label: 'Version',
    definition: 'A sent report never changes. A correction is a new version that names the one it replaces.',
    law: 'Netherlands: a replacement names the record that it replaces (KSA data model).',
  },
  correction: {
    label: 'Correction of a closed period',
    definition:
      'Restate: a new version of that period. Carry: a line in a later period. Each tax rule has one method, never both.',
    law: 'Great Britain: machine games duty that was under-declared goes into a later return within limits (HMRC). Netherlands: a record is replaced, or cancelled and sent anew (KSA data model).',
  },
  nilReturn: {
    label: 'Nil return',
    definition:
      'A period without play is a report too: it says so under the usual heading, and is confirmed and sent.',
    law: 'Great Britain: a return is due for each licensed activity even without any (UKGC regulatory returns). New Jersey and Pennsylvania: a report of “No Activity” (N.J.A.C. 13:69O-1.9, 58 Pa. Code 1408a.12).',
  },
  contentHash: {
    label: 'Content hash',
    definition:
      'Fingerprint of a report’s content. Whoever has the content can compute it and see that nothing changed.',
  },
  obligation: {
    label: 'Obligation',
    definition: 'What an authority demands: a return or a payment, how often, until when and in which form.',
    law: 'Great Britain: regulatory returns by the quarter, within 28 days (UKGC). Malta: by the month, by the 20th (MGA). Tanzania: by the 7th of the next month, land casinos on the Wednesday (Gaming Act Cap. 41 s. 31, s. 32).',
  },
};
