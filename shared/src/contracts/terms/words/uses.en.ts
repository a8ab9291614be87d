/** A sentence with the word in it, in English, for terms that are no figures. */
export const uses = {
  month: 'A bet at 23:30 in Dar es Salaam on 31 March, where the day begins at midnight, is in March.',
  brand:
    'A company runs two sites under one British licence: its return shows the yield of each brand, and one total.',
  licence: 'Alder takes bets on sports under one licence of the Gaming Board and runs slots under another.',
  channel: 'A ticket bought at a counter in Kariakoo is retail; the same bet placed in the app is online.',
  vertical: 'Football bets are of the vertical Sports, spins of a fruit machine of the vertical Slots.',
  provider: 'Two providers supply the slots of this brand: filter by one to see its games’ figures.',
  product: 'Under the vertical Slots, each game is listed by its own name as a product.',
  productId: 'The source renamed a game last week; its product id stayed, so its figures stay together.',
  device: 'Most bets in the evening were placed with the device Mobile app.',
  playerCountry: 'The country KE means players who live in Kenya, wherever they were when they bet.',
  region: 'The region Dar es Salaam has 14 branches: open it to see them one by one.',
  branch: 'Winnings of the ticket were paid by another branch than the one that sold it.',
  branchName:
    'The branch was called Kariakoo 2 when it sold the ticket; it is listed under its current name.',
  terminal: 'Terminal 3 of the branch sold nothing on Sunday: it was out of order.',
  terminalType: 'Of the five terminals of the shop three are of the type self-service and two are counters.',
  cashier: 'The drawer of the cashier on the late shift was short by 1,000 shillings.',
  fileState:
    'Files 7 and 9 arrived, file 8 did not: it is missing. The file of 10:00 has not arrived at noon: it is overdue.',
  figureStatus: 'One file of the day is missing, so the figures of the whole month are provisional.',
  dataAsOf: 'Data as of 23 November, 23:59: bets of the 24th are not in it yet.',
  reconciliation:
    'The reconciliation of Monday does not agree: the source sent 1,000 records, 998 are accounted for.',
  authorityHealth:
    'Five calls in a row failed, so the connection to the authority is down: returns are queued and sent later.',
  taxPeriod:
    'March of the gaming tax on sports betting is one tax period: it ends on 31 March and is due by 7 April.',
  controlNumber: 'Give the bank the control number of the order form, and record it with the payment.',
  rulePack: 'The return for March was calculated with rule pack TZ-2026.2; a later pack does not change it.',
  ruleProof:
    'The verification of this rule is Secondary source: check the law and have the rule verified before the return is sent.',
  workingPaper: 'The auditor opened the working paper and traced the tax base to individual tickets.',
  whatIf: 'As a what-if, a rate of 30 % instead of 25 % shows what the tax would be; nothing is filed.',
  doubleConfirmation:
    'Amina prepared the return, so double confirmation requires someone else to confirm it.',
  controlTotal:
    'Juma worked out the tax payable and entered it: his control total matched, and the return was sent.',
  reportVersion: 'Version 2 of the return replaces version 1, which remains as sent.',
  nilReturn: 'The shops were closed all week: a nil return states this and is still sent.',
  contentHash: 'The content hash that the approver saw matches the receipt: what was sent is what was seen.',
  obligation: 'The monthly return of gaming tax is an obligation to the revenue authority, due by the 7th.',
};
