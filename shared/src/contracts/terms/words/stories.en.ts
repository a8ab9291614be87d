/** What happens in the worked examples, in English; the figures come from the example. */
export const stories = {
  revenue: 'Bets of a month are settled, some of them void.',
  sixTicketsBasis:
    'Six tickets around the end of March. By what was settled in March revenue is {{settled}}; by what was placed and paid in March it is {{result}}.',
  sixTicketsCount: 'Six tickets are accepted in March: {{result}} bets.',
  sixTicketsPlaced: 'Six tickets are accepted in March, with stakes of {{amounts}} = {{result}}.',
  sixTicketsSettled: 'Four of six tickets are settled in March, with stakes of {{amounts}} = {{result}}.',
  sixTicketsVoid: 'One of six tickets is made void in March: its stake of {{result}} goes back.',
  sixTicketsWon: 'Two of the tickets settled in March win: {{amounts}} = {{result}}.',
  sixTicketsPaid: 'Three of six tickets are paid in April: {{amounts}} = {{result}}.',
  sixTicketsOpen: 'Six tickets are accepted in March; at its end two of them are still open.',
  sixTicketsUnpaid: 'Tickets of March win, and by its end nothing of it was collected: {{result}}.',
  sixTicketsUnpaidDelta:
    'Nothing waits to be collected when March begins, {{closing}} when it ends: {{result}}.',
  sixTicketsBridge:
    '{{start}} placed and paid, {{open}} still open, {{unpaid}} won and not collected: {{result}} settled.',
  gamingDay: 'In Malta the gaming day begins at 06:00. A bet at {{event}} UTC belongs to {{result}}.',
  cashOut:
    'A stake of {{stake}} is cashed out in part, for {{value}}, and the rest loses: over both days revenue is {{result}}.',
  jackpotContribution: 'Rounds with stakes of {{stakes}} put {{rate}} into a pool: {{result}}.',
  jackpotPool:
    'A pool holds {{opening}}; {{contributions}} come in, {{won}} are won, {{reseed}} are put back: {{result}}.',
  freeBet: 'Players stake their own money, and free bets at face value.',
  freeBetYield:
    'Stakes of {{cash}} in cash, free bets of {{free}} without a right to their cash, prizes of {{prizes}}: {{result}}.',
  afterTaxes: 'A month of sports betting with bonuses.',
  wallet: 'The wallet states more than the bets loaded explain.',
  liability:
    'Balances of {{opening}}; deposits {{deposits}}, withdrawals {{withdrawals}}, stakes {{stakes}}, stakes returned {{voids}}, winnings {{winningsCredited}}, bonus converted {{bonusConverted}}, tax withheld {{withholding}}, adjustments {{adjustments}}: {{result}}.',
  funds: 'The last day of a month at a Maltese brand.',
  dueDay:
    'The week that ends on {{end}} would be due on the Wednesday, which is Nyerere Day: due on {{result}}.',
  sportsBase: 'Stakes placed of {{placed}}, {{refunded}} refunded, {{paid}} paid out: a base of {{result}}.',
  sportsMonth: 'A Tanzanian month of sports betting.',
  lossTaken: 'A loss of the month before may be taken off.',
  lossLeft: 'A month with a negative base, after a loss that was brought forward.',
  virtualMonth: 'A Tanzanian month of virtual games.',
  machines: '{{shop}} machines in shops and {{club}} in clubs, at {{amount}} each: {{result}} of gaming tax.',
  ticketPaid: 'A Tanzanian ticket of sports betting wins and is paid at the counter.',
  stakeExcise: 'One stake, if the rule were in force.',
  prizes: 'Prizes of a quarter that nobody claimed.',
  threeTickets: 'Three winning tickets, each with its own tax.',
  threeTicketsEach: 'Three winning tickets with a tax of {{amounts}} = {{result}}.',
  threeTicketsOnce: 'The same three tickets, taxed together: {{result}}.',
  lateWinnings:
    'After February is closed, {{more}} more of winnings become known. Carried forward, March bears {{result}}.',
  restated:
    'After February is closed, {{more}} more of winnings become known. Restated, its tax is {{result}}.',
  owing: 'The month that bears the correction of the one before.',
  tanzanianTotals: 'One class of sports betting in a month.',
  owedToBoard: 'Virtual games of a month and the unclaimed prizes of the quarter.',
  drawer: 'A shift with sales, payouts and money taken to the bank.',
  agent: 'An agent earns a share of the revenue of the shops that were run.',
  oneFile: 'A file came short of what its source announced.',
  oneReport: 'Winnings became known after the report was sent.',
  twoCounts: 'A file of bets is missing, but their settlements came.',
  conversion: 'Three days of shillings converted to euros day by day: {{amounts}} = {{result}}.',
  ownMoney: 'Of stakes of {{stakes}}, {{result}} are the players’ own money.',
  freeBets: 'Of stakes of {{stakes}}, {{result}} are free bets at face value.',
  monthAgainstMonth: 'Revenue of a month against the month before.',
  bonuses: 'Bonuses of {{converted}} are converted to cash, and free bets win {{freeBets}}: {{result}}.',
  lapsed: 'Winnings of {{expired}} lapse, and the rule gives them back to revenue: {{result}}.',
  leftOpen:
    'The balances lead to {{reached}}, the settlements come to {{settled}}: {{result}} is not explained.',
  sportsRate: 'Sports betting in Tanzania, by the rule in force: {{result}} of what is taxable.',
  machineAmount: 'Each licensed machine of a slot route owes {{result}} for a month.',
  lossMade: 'The period before came to {{base}}: {{result}} may be taken off this one.',
};
