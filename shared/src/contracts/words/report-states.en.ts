/** English names of the states of a report. */
export const reportStates = {
  DRAFT: 'Draft',
  SIMULATED: 'Simulated',
  STALE: 'Stale',
  PENDING_CONFIRMATION: 'Awaiting confirmation',
  RETURNED: 'Returned',
  CONFIRMED: 'Confirmed',
  SENDING: 'Sending',
  FILED_BY_HAND: 'Filed manually',
  SENT: 'Sent',
  SEND_FAILED: 'Sending failed',
  ACKNOWLEDGED: 'Acknowledged',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  AMENDMENT_NEEDED: 'Amendment needed',
  EXPIRED: 'Expired',
  DELETED: 'Deleted',
};
