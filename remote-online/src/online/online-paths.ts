/** Addresses below `/online`. */
export const onlinePaths = {
  list: '/online',
  create: '/online/new',
  archive: '/online/last-reports',
  simulation: (jobId: string) => `/online/simulations/${encodeURIComponent(jobId)}`,
  report: (id: string) => `/online/${encodeURIComponent(id)}`,
};
